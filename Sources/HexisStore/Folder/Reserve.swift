import Foundation
import Synchronization

/// Disk space reserved for what must work even on a full disk: starting, signing in and out, erasing, and sending
/// reminders.
///
/// It is a file in the data folder. It is released piece by piece, since on a disk that something else fills, all
/// released space may be gone a moment later; and it is claimed again as soon as there is room.
final class Reserve: Sendable {
    static let size: Int64 = 8 << 20
    private static let piece: Int64 = 2 << 20
    /// The free space required beside it: SQLite's log usually grows to that size.
    private static let margin: Int64 = 4 << 20

    private let path: String
    /// `nil` if not even an empty file can be created.
    private let descriptor: Int32?
    private let isFullNow: Mutex<Bool>

    /// Claims the space, or as much of it as an earlier run had claimed.
    init(in folder: DataFolder) {
        path = folder.reservePath
        descriptor = try? Files.open(path, O_RDWR | O_CREAT)
        isFullNow = Mutex(!Reserve.take(descriptor, in: path))
    }

    deinit {
        if let descriptor { close(descriptor) }
    }

    /// Whether the disk is full right now: checked again as long as it was.
    var isFull: Bool {
        isFullNow.withLock { isFull in
            if isFull { isFull = !Reserve.take(descriptor, in: path) }
            return isFull
        }
    }

    /// Notes that a write found the disk full.
    func noteFull() { isFullNow.withLock { $0 = true } }

    /// Releases a piece. Returns `false` if nothing is left.
    func giveUpPiece() -> Bool {
        isFullNow.withLock { isFull in
            isFull = true
            let size = Files.size(of: path) ?? 0
            guard let descriptor, size > 0 else { return false }
            return ftruncate(descriptor, Int(max(0, size - Reserve.piece))) == 0
        }
    }

    /// Runs work that must succeed on a full disk, releasing pieces of the reserve as needed.
    func spending<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
        while true {
            do throws(StoreError) { return try body() } catch .diskFull where giveUpPiece() {}
        }
    }

    /// Runs work that must succeed on a full disk, releasing pieces of the reserve as needed.
    func spending<Value>(
        _ body: () async throws(StoreError) -> Value
    ) async throws(StoreError) -> Value {
        while true {
            do throws(StoreError) { return try await body() } catch .diskFull where giveUpPiece() {}
        }
    }

    /// Grows the reserve to its full size. Returns `false` if there is no room for it and the margin.
    ///
    /// A disk that does not support reserving space does not count as full.
    private static func take(_ descriptor: Int32?, in path: String) -> Bool {
        guard let descriptor else { return false }
        let before = Files.size(of: path) ?? 0
        guard let free = Files.freeBytes(at: path), before + free < size + margin else {
            return grow(descriptor, from: before, to: size, trying: size + margin)
        }
        // Takes what there is before something else does, but leaves a piece to those who write meanwhile.
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
