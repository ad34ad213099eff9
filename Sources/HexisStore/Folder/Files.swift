import Foundation

/// The few file operations that durability and secrecy depend on, with errors for people.
enum Files {
    /// Permissions for the owner alone.
    private static let privateFile: mode_t = 0o600
    private static let privateFolder: mode_t = 0o700

    /// The size of a file in bytes; `nil` if there is no such file.
    static func size(of path: String) -> Int64? { status(of: path).map { Int64($0.st_size) } }

    /// The permission bits; `nil` if there is no such file.
    static func permissions(of path: String) -> UInt16? {
        status(of: path).map { UInt16($0.st_mode & 0o777) }
    }

    /// The free space on a file's disk for unprivileged users, in bytes; `nil` if there is no such file.
    static func freeBytes(at path: String) -> Int64? {
        var disk = statvfs()
        return statvfs(path, &disk) == 0 ? Int64(disk.f_bavail) * Int64(disk.f_frsize) : nil
    }

    static func exists(_ path: String) -> Bool { status(of: path) != nil }

    private static func isFolder(_ path: String) -> Bool {
        (status(of: path)?.st_mode ?? 0) & S_IFMT == S_IFDIR
    }

    /// Creates a folder and its parents, unless they exist.
    static func makeFolder(_ path: String) throws(StoreError) {
        if !exists(folder(of: path)) { try makeFolder(folder(of: path)) }
        guard mkdir(path, privateFolder) == 0 || errno == EEXIST else { throw error(errno, at: path) }
        guard isFolder(path) else { throw error(ENOTDIR, at: path) }
    }

    /// Opens a file. If that creates it, only its owner can read it.
    static func open(_ path: String, _ flags: Int32) throws(StoreError) -> Int32 {
        let descriptor = Foundation.open(path, flags | O_CLOEXEC, privateFile)
        guard descriptor >= 0 else { throw error(errno, at: path) }
        return descriptor
    }

    /// Creates an empty file for its owner alone, unless it exists.
    static func makeFile(_ path: String) throws(StoreError) {
        close(try open(path, O_RDWR | O_CREAT))
    }

    /// Makes a file durable; for a folder, the names in it.
    static func sync(_ path: String) throws(StoreError) {
        let descriptor = try open(path, O_RDONLY)
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw error(errno, at: path) }
    }

    /// Renames a file, replacing any file of the new name.
    static func rename(_ path: String, to destination: String) throws(StoreError) {
        guard Foundation.rename(path, destination) == 0 else { throw error(errno, at: destination) }
    }

    /// Renames a file. Throws if the new name is taken.
    static func renameOntoFreeName(_ path: String, to destination: String) throws(StoreError) {
        if link(path, destination) == 0 { return try remove(path) }
        guard errno != EEXIST, !exists(destination) else { throw .fileExists(path: destination) }
        // Hard links do not exist on every disk: many memory sticks lack them.
        try rename(path, to: destination)
    }

    /// Removes a file. Does nothing if there is none.
    static func remove(_ path: String) throws(StoreError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw error(errno, at: path) }
    }

    /// The names of the files in a folder, in any order.
    static func names(in path: String) throws(StoreError) -> [String] {
        guard let folder = opendir(path) else { throw error(errno, at: path) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            names.append(name)
        }
        return names
    }

    static func folder(of path: String) -> String {
        (path as NSString).deletingLastPathComponent.isEmpty
            ? "." : (path as NSString).deletingLastPathComponent
    }

    static func error(_ number: Int32, at path: String) -> StoreError {
        number == ENOSPC || number == EDQUOT
            ? .diskFull : .fileUnusable(path: path, reason: String(cString: strerror(number)))
    }

    private static func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }
}
