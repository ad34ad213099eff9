import Foundation
import GRDB
import HexisCore

extension BackupFile {
    /// Brings a copy of a backup to the state that the database had at a later moment, or at the last recorded one.
    ///
    /// The pages that were written since shortly before the backup are written again, in their order: each page then
    /// has what its last commit gave it, whether the backup had that already or not.
    ///
    /// - Parameter changes: the path of the changes since the backup.
    /// - Returns: the moment up to which everything that was committed is there.
    func replay(_ changes: String, until wanted: Instant?) throws(StoreError) -> Instant {
        let reader = try ChangeReader(changes)
        let pages = try PageFile(path)
        var reach = Reach()
        while let record = try reader.next() {
            reach.isPast = wanted.map { $0 < record.at } ?? false
            if reach.isPast { break }
            reach.include(record)
            if case .commit(let frames, _) = record { try pages.write(frames) }
        }
        guard let reached = reach.last, reach.includes(wanted) else { throw try outOfReach(changes) }
        try pages.sync()
        try endLog()
        return wanted ?? reached
    }

    /// The states to which the records that were read lead.
    private struct Reach {
        var last: Instant?
        var isBackedUp = false
        /// Whether there is a record of a later moment than the one wanted.
        var isPast = false

        mutating func include(_ record: ChangeRecord) {
            last = record.at
            if case .backedUp = record { isBackedUp = true }
        }

        func includes(_ wanted: Instant?) -> Bool {
            isBackedUp && (wanted == nil || isPast || wanted == last)
        }
    }

    private func endLog() throws(StoreError) {
        try StoreError.translating {
            let queue = try open()
            try queue.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try queue.close()
        }
    }

    private func outOfReach(_ changes: String) throws(StoreError) -> StoreError {
        guard let moments = try BackupFile.moments(of: changes) else {
            return .backupBroken(path: changes, reason: "it ends before the backup was finished")
        }
        return .momentNotRecorded(path: changes, from: moments.lowerBound, until: moments.upperBound)
    }

    /// The first and the last moment to which changes lead; `nil` if the backup was not finished.
    static func moments(of changes: String) throws(StoreError) -> ClosedRange<Instant>? {
        let reader = try ChangeReader(changes)
        var first: Instant?
        var last: Instant?
        while let record = try reader.next() {
            if case .backedUp(let at) = record { first = at }
            last = record.at
        }
        guard let first, let last else { return nil }
        return first...max(first, last)
    }
}

/// The file of a database, as its pages.
private final class PageFile {
    private let path: String
    private let descriptor: Int32

    init(_ path: String) throws(StoreError) {
        self.path = path
        descriptor = try Files.open(path, O_RDWR)
    }

    deinit { close(descriptor) }

    func write(_ frames: Frames) throws(StoreError) {
        for frame in 0..<frames.count {
            let (number, content) = frames.page(frame)
            let count = content.withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress, $0.count, off_t((number - 1) * frames.pageSize))
            }
            guard number > 0, count == content.count else { throw Files.error(errno, at: path) }
        }
        guard ftruncate(descriptor, off_t(frames.databasePages * frames.pageSize)) == 0 else {
            throw Files.error(errno, at: path)
        }
    }

    func sync() throws(StoreError) {
        guard fsync(descriptor) == 0 else { throw Files.error(errno, at: path) }
    }
}
