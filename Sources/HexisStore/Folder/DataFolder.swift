/// The folder in which one Hexis keeps its database and its master key.
package struct DataFolder: Hashable, Sendable {
    package let path: String

    package init(path: String) {
        self.path = path
    }

    package var databasePath: String { path + "/hexis.sqlite" }
    package var masterKeyPath: String { path + "/master.key" }
    /// Where the server that runs on the folder takes commands.
    package var commandSocketPath: String { path + "/commands.socket" }
    var lockPath: String { path + "/lock" }
    var reservePath: String { path + "/reserve" }

    /// Whether anything was ever stored here.
    var hasDatabase: Bool { (Files.size(of: databasePath) ?? 0) > 0 }

    /// Creates the folder, readable by its owner alone, unless it exists.
    func prepare() throws(StoreError) {
        try Files.makeFolder(path)
    }

    /// Prepares the folder and locks it for this program.
    func held() throws(StoreError) -> FolderLock {
        do throws(StoreError) {
            try prepare()
            return try FolderLock(self)
        } catch .fileUnusable(_, let reason) {
            throw .folderUnusable(path: path, reason: reason)
        }
    }
}
