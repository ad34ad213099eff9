/// The disk of a server in its own process, which a test fills and empties while the server runs.
struct PreloadedDisk {
    private let library: PreloadedLibrary
    private let folder: String

    /// Creates a disk with plenty of free space.
    init(in folder: TemporaryFolder) throws {
        library = try PreloadedLibrary("FullDisk/full-disk", in: folder)
        self.folder = folder.path("data")
        try setRoom(1 << 30)
    }

    var environment: [String: String] {
        ["LD_PRELOAD": library.path, "FULL_DISK": library.file, "FULL_DISK_FOLDER": folder]
    }

    /// Sets the number of free bytes.
    func setRoom(_ bytes: Int64) throws { try library.set(bytes) }
}
