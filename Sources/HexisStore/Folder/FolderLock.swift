import Foundation

/// The right to write in a data folder, held by one program at a time.
///
/// The lock belongs to the open file: it ends with the program, however the program ends.
final class FolderLock: Sendable {
    private let descriptor: Int32

    init(_ folder: DataFolder) throws(StoreError) {
        descriptor = try FolderLock.locked(folder)
    }

    /// Whether some program holds a folder now.
    static func isHeld(_ folder: DataFolder) throws(StoreError) -> Bool {
        guard Files.exists(folder.lockPath) else { return false }
        do throws(StoreError) {
            _ = try FolderLock(folder)
            return false
        } catch .folderInUse {
            return true
        }
    }

    deinit {
        // A program that is just being started may have a copy of the descriptor for a moment, which would keep the lock.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Locks before there is an object: one whose init throws after its values are set is deinitialised, too,
    /// and would close the descriptor a second time, when it may have become another file's.
    private static func locked(_ folder: DataFolder) throws(StoreError) -> Int32 {
        let descriptor = try Files.open(folder.lockPath, O_RDWR | O_CREAT)
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let failure = errno
            close(descriptor)
            throw failure == EWOULDBLOCK
                ? .folderInUse(path: folder.path) : Files.error(failure, at: folder.lockPath)
        }
        return descriptor
    }
}
