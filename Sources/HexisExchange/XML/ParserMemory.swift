import CExpat
import Foundation

/// Limits the memory of an XML parser: a file with a million different names, or with one endless name, gets no more,
/// and takes nothing from a file that is parsed at the same time.
///
/// expat requests memory without saying for which parser. A parser is created, used and freed on one thread within
/// one call, so the thread identifies it.
enum ParserMemory {
    /// In bytes. An export needs less than one megabyte.
    private static let most = 16 << 20
    /// Each block is preceded by its length; 16 bytes keep the block aligned.
    private static let head = 16

    private static let held: pthread_key_t = {
        var key = pthread_key_t()
        precondition(pthread_key_create(&key, nil) == 0, "a process has room for a thousand keys")
        return key
    }()

    /// Lets `body` create a parser, which it must free before it returns. No other may be created meanwhile on this
    /// thread.
    static func bounded<Result, Failure: Error>(
        _ body: (inout XML_Memory_Handling_Suite) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var count = 0
        return try withUnsafeMutablePointer(to: &count) { count throws(Failure) in
            pthread_setspecific(held, count)
            defer { pthread_setspecific(held, nil) }
            var suite = XML_Memory_Handling_Suite(
                malloc_fcn: { ParserMemory.take($0) },
                realloc_fcn: { ParserMemory.change($0, to: $1) },
                free_fcn: { ParserMemory.giveBack($0) })
            return try body(&suite)
        }
    }

    private static func take(_ count: Int) -> UnsafeMutableRawPointer? {
        guard reserves(count) else { return nil }
        guard let piece = malloc(count + head) else {
            release(count)
            return nil
        }
        piece.storeBytes(of: count, as: Int.self)
        return piece + head
    }

    private static func change(_ start: UnsafeMutableRawPointer?, to count: Int) -> UnsafeMutableRawPointer? {
        guard let start else { return take(count) }
        let piece = start - head
        let before = piece.load(as: Int.self)
        guard reserves(count - before) else { return nil }
        guard let moved = realloc(piece, count + head) else {
            release(count - before)
            return nil
        }
        moved.storeBytes(of: count, as: Int.self)
        return moved + head
    }

    private static func giveBack(_ start: UnsafeMutableRawPointer?) {
        guard let piece = start.map({ $0 - head }) else { return }
        release(piece.load(as: Int.self))
        free(piece)
    }

    private static func reserves(_ count: Int) -> Bool {
        guard let held = pthread_getspecific(held)?.assumingMemoryBound(to: Int.self),
            count <= most - held.pointee
        else { return false }
        held.pointee += count
        return true
    }

    private static func release(_ count: Int) {
        pthread_getspecific(held)?.assumingMemoryBound(to: Int.self).pointee -= count
    }
}
