/// The disk of a server of its own process, which a test fills and empties while it runs.
struct PreloadedDisk {
    private let library: PreloadedLibrary
    private let folder: String

    /// There is plenty of room at first.
    init(in folder: TemporaryFolder) throws {
        library = try PreloadedLibrary("FullDisk/full-disk", in: folder)
        self.folder = folder.path("data")
        try setRoom(1 << 30)
    }

    var environment: [String: String] {
        ["LD_PRELOAD": library.path, "FULL_DISK": library.file, "FULL_DISK_FOLDER": folder]
    }

    /// From now on so many bytes are free.
    func setRoom(_ bytes: Int64) throws { try library.set(bytes) }
}
