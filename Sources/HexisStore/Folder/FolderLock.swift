import Foundation

/// The exclusive right to write to a data folder.
///
/// The lock belongs to the open file: it ends with the program, however the program ends.
final class FolderLock: Sendable {
    private let descriptor: Int32

    init(_ folder: DataFolder) throws(StoreError) {
        descriptor = try FolderLock.locked(folder)
    }

    /// Whether a program holds the folder now.
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
        // A child process being started may briefly have a copy of the descriptor, which would keep the lock.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Locks before there is an object: if an init throws after its stored properties are set, deinit runs too,
    /// and would close the descriptor a second time, when it may already be another file's.
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
