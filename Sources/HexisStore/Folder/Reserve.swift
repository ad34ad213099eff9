import Foundation
import Synchronization

/// Room on the disk that is kept for what must be possible on a full one, too: starting, signing in and out, erasing,
/// and calling people.
///
/// It is a file in the data folder. It is given up piece by piece, since on a disk that something else fills, all that
/// was given up may be gone a moment later; and taken again as soon as there is room.
final class Reserve: Sendable {
    static let size: Int64 = 8 << 20
    private static let piece: Int64 = 2 << 20
    /// What has to be free beside it: SQLite's log usually grows to as much.
    private static let margin: Int64 = 4 << 20

    private let path: String
    /// `nil` where not even an empty file can be made.
    private let descriptor: Int32?
    private let isFullNow: Mutex<Bool>

    /// Takes the room, or as much of it as was taken before.
    init(in folder: DataFolder) {
        path = folder.reservePath
        descriptor = try? Files.open(path, O_RDWR | O_CREAT)
        isFullNow = Mutex(!Reserve.take(descriptor, in: path))
    }

    deinit {
        if let descriptor { close(descriptor) }
    }

    /// Whether the disk is full, as of now: it is looked at again as long as it was.
    var isFull: Bool {
        isFullNow.withLock { isFull in
            if isFull { isFull = !Reserve.take(descriptor, in: path) }
            return isFull
        }
    }

    /// A change found the disk full.
    func noteFull() { isFullNow.withLock { $0 = true } }

    /// Gives up a piece; `false` when nothing is left.
    func giveUpPiece() -> Bool {
        isFullNow.withLock { isFull in
            isFull = true
            let size = Files.size(of: path) ?? 0
            guard let descriptor, size > 0 else { return false }
            return ftruncate(descriptor, Int(max(0, size - Reserve.piece))) == 0
        }
    }

    /// Does what must be possible on a full disk.
    func spending<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
        while true {
            do throws(StoreError) { return try body() } catch .diskFull where giveUpPiece() {}
        }
    }

    /// Does what must be possible on a full disk.
    func spending<Value>(
        _ body: () async throws(StoreError) -> Value
    ) async throws(StoreError) -> Value {
        while true {
            do throws(StoreError) { return try await body() } catch .diskFull where giveUpPiece() {}
        }
    }

    /// Makes the reserve whole; `false` when there is no room for it and some more.
    ///
    /// A disk that cannot set room aside is not full for that.
    private static func take(_ descriptor: Int32?, in path: String) -> Bool {
        guard let descriptor else { return false }
        let before = Files.size(of: path) ?? 0
        guard let free = Files.freeBytes(at: path), before + free < size + margin else {
            return grow(descriptor, from: before, to: size, trying: size + margin)
        }
        // Before something else takes it. A piece is left to those who write meanwhile.
        let possible = min(size, before + free - piece)
        if before < possible { _ = grow(descriptor, from: before, to: possible, trying: possible) }
        return false
    }

    private static func grow(
        _ descriptor: Int32, from before: Int64, to end: Int64, trying most: Int64
    ) -> Bool {
        let failure = posix_fallocate(descriptor, 0, Int(most))
        _ = ftruncate(descriptor, Int(failure == 0 ? end : before))
        return failure != ENOSPC && failure != EDQUOT
    }
}
