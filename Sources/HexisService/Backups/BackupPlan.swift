package import HexisStore

/// Where and how often a server backs itself up.
package struct BackupPlan: Sendable {
    package let folder: BackupFolder
    /// The time from the begin of one backup to that of the next.
    package let every: Duration
    /// How many backups to keep.
    package let keep: Int

    package init(folder: BackupFolder, every: Duration, keep: Int) {
        self.folder = folder
        self.every = every
        self.keep = keep
    }
}
