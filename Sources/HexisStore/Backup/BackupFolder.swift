import Foundation
package import HexisCore

/// A folder in which a server keeps backups of its data, and the changes since them. Other files in it are left alone.
package struct BackupFolder: Hashable, Sendable {
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// Creates the folder, readable by its owner alone, unless it exists. Throws if files cannot be written there.
    package func prepare() throws(StoreError) {
        try Files.makeFolder(path)
        guard access(path, R_OK | W_OK | X_OK) == 0 else { throw Files.error(errno, at: path) }
    }

    /// The backups, the oldest first, apart from those that a clock ahead of `now` has named. They count for
    /// nothing, so that neither a wrong clock nor one that is put right can keep new backups from being made, or
    /// have old ones deleted.
    package func backups(until now: Instant) throws(StoreError) -> [KeptBackup] {
        try names()
            .compactMap { KeptBackup(named: $0, in: path) }
            .filter { $0.begun <= now }
            .sorted { $0.begun < $1.begun }
    }

    /// The backup from which a moment can be restored, and how.
    ///
    /// For the last moment, it is the one that leads furthest, which need not be the newest.
    package func backup(
        for moment: RestoredMoment, until now: Instant
    ) throws(StoreError) -> (backup: KeptBackup, moment: RestoredMoment) {
        var last: (backup: KeptBackup, moment: RestoredMoment, reach: Instant)?
        for backup in try backups(until: now).reversed() {
            let moments =
                Files.exists(backup.changesPath) ? try BackupFile.moments(of: backup.changesPath) : nil
            switch moment {
            case .backup: return (backup, .backup)
            case .at(let wanted): if let moments, moments.contains(wanted) { return (backup, moment) }
            case .last:
                let reach = moments?.upperBound ?? backup.begun
                if let last, reach <= last.reach { continue }
                last = (backup, moments == nil ? .backup : .last, reach)
            }
        }
        guard let last else { throw .noBackup(path: path) }
        return (last.backup, last.moment)
    }

    /// Makes a verified backup named after `now`, and records the changes from its beginning on.
    ///
    /// - Parameter isWanted: asked time and again; once it answers no, the backup is given up with
    ///   `StoreError.interrupted`.
    /// - Throws: also `StoreError.fileExists` if a backup was begun within the same second.
    package func add(
        of folder: DataFolder, at now: Instant, recording changes: ChangeLog? = nil,
        while isWanted: @escaping () -> Bool
    ) throws(StoreError) -> (backup: KeptBackup, contents: Contents) {
        try prepare()
        let backup = KeptBackup(begun: now, in: path)
        try removeRemains()
        try changes?.begin(for: backup)
        do throws(StoreError) {
            let contents = try folder.backUp(to: backup.path, while: isWanted)
            try changes?.finish(backup)
            return (backup, contents)
        } catch {
            try changes?.giveUp(backup)
            throw error
        }
    }

    /// Deletes the oldest backups until `count` are left. Of those closer together than `every`, as restarts make
    /// them, only the first stays, apart from the last two. Changes are kept of those two.
    package func prune(to count: Int, every: Duration, at now: Instant) throws(StoreError) {
        let all = try backups(until: now)
        var spaced: [KeptBackup] = []
        for backup in all.dropLast(2) {
            if let last = spaced.last, backup.begun - last.begun < every { continue }
            spaced.append(backup)
        }
        let kept = (spaced + all.suffix(2)).suffix(count)
        for backup in all where !kept.contains(backup) { try Files.remove(backup.path) }
        for backup in all where !kept.suffix(2).contains(backup) { try Files.remove(backup.changesPath) }
        try Files.sync(path)
    }

    /// Removes what a server that was killed while it made a backup has left behind.
    private func removeRemains() throws(StoreError) {
        for name in try names() {
            guard let backup = KeptBackup(of: name, in: path), !Files.exists(backup.path) else { continue }
            try Files.remove("\(path)/\(name)")
        }
    }

    private func names() throws(StoreError) -> [String] { try Files.names(in: path) }
}
