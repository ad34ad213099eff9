import Dispatch
import Foundation
import GRDB
import GRDBSQLite
package import HexisCore
import Synchronization

/// Records every commit since the last backup in a file beside that backup, so that the database can be restored as it
/// was at any moment in between.
///
/// SQLite calls after each commit, before anyone is answered. The commit's pages are then copied from SQLite's log, which
/// this one connection alone writes and begins anew, and are later written to the file, so that no commit waits for its
/// disk. What a server that is killed has not written yet is missing at the file's end; the database itself lacks nothing.
package final class ChangeLog: Sendable {
    private struct State {
        /// Where the last commit ended in SQLite's log; `nil` before the first one.
        var position: (salts: UInt64, frames: Int)?
        var log: WriteAheadLog?
        /// Since the last backup, and since the one being made.
        var recordings: [ChangeRecording] = []
        var isSaving = false
    }

    private let folder: DataFolder
    private let now: @Sendable () -> Instant
    private let state = Mutex(State())
    /// Writes the files, one piece after the other.
    private let queue = DispatchQueue(label: "changes", qos: .utility)

    /// How many bytes wait at most until they are written.
    private static let most = 4 << 20
    /// The number of frames after which SQLite's log is brought into the database, as by default.
    private static let framesUntilCheckpoint: Int32 = 1000

    /// - Parameter folder: the folder of the store that is recorded.
    package init(of folder: DataFolder, now: @escaping @Sendable () -> Instant) {
        self.folder = folder
        self.now = now
    }

    /// Whether changes since a backup are being recorded, without a gap.
    package var isRecording: Bool {
        state.withLock { $0.recordings.contains { $0.isBackedUp && $0.failure == nil } }
    }

    /// Records the changes from now on for a backup that is about to be made.
    package func begin(for backup: KeptBackup) throws(StoreError) {
        try Files.writeNew(ChangeRecord.magic, to: backup.changesPath)
        state.withLock { $0.recordings.append(ChangeRecording(path: backup.changesPath)) }
    }

    /// The backup was made: the changes recorded for it lead to states from now on, and those for the one before end.
    package func finish(_ backup: KeptBackup) throws(StoreError) {
        state.withLock { state in
            let at = now()
            for place in state.recordings.indices where state.recordings[place].path == backup.changesPath {
                state.recordings[place].isBackedUp = true
                state.recordings[place].add(.backedUp(at: at))
            }
        }
        let saved = Result { () throws(StoreError) in try save() }
        state.withLock { $0.recordings.removeAll { $0.path != backup.changesPath } }
        if !isRecording { try saved.get() }
    }

    /// The backup was not made.
    package func giveUp(_ backup: KeptBackup) throws(StoreError) {
        state.withLock { $0.recordings.removeAll { $0.path == backup.changesPath } }
        try queue.syncThrowing { () throws(StoreError) in try Files.remove(backup.changesPath) }
    }

    /// Writes what waits, and that nothing else has happened until now. Throws if that is not possible; then the
    /// recording has ended.
    package func save() throws(StoreError) {
        try queue.syncThrowing { () throws(StoreError) in
            state.withLock { state in
                let at = now()
                for place in state.recordings.indices { state.recordings[place].add(.quiet(until: at)) }
            }
            try write()
        }
    }

    /// Follows the commits of a connection, which must not outlive this object.
    func follow(_ database: GRDB.Database) {
        sqlite3_wal_hook(
            database.sqliteConnection,
            { context, connection, name, frames in
                guard let context else { return SQLITE_OK }
                Unmanaged<ChangeLog>.fromOpaque(context).takeUnretainedValue().committed(upTo: Int(frames))
                if frames >= ChangeLog.framesUntilCheckpoint {
                    sqlite3_wal_checkpoint_v2(connection, name, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
                }
                return SQLITE_OK
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Takes the frames of a commit from SQLite's log, which has this many now.
    private func committed(upTo count: Int) {
        state.withLock { state in
            // Also when nothing is recorded, because a backup may begin before the next commit.
            let taken = Result { () throws(StoreError) in try frames(upTo: count, &state) }
            let at = now()
            for place in state.recordings.indices { state.recordings[place].add(taken, at: at) }
            writeSoonIfNeeded(&state)
        }
    }

    private func writeSoonIfNeeded(_ state: inout State) {
        guard state.recordings.contains(where: { $0.waitingBytes > ChangeLog.most }), !state.isSaving
        else { return }
        state.isSaving = true
        // A failure ends the recording, and the next save reports it.
        queue.async { try? self.write() }
    }

    private func frames(upTo count: Int, _ state: inout State) throws(StoreError) -> Frames {
        let log: WriteAheadLog
        if let open = state.log { log = open } else { log = try WriteAheadLog(of: folder) }
        state.log = log
        let header = try log.header()
        let known = state.position.flatMap { $0.salts == header.salts ? $0.frames : nil } ?? 0
        state.position = (header.salts, count)
        guard known < count, let frames = Frames(try log.frames(known..<count, header), header) else {
            throw log.unreadable
        }
        return frames
    }

    private func write() throws(StoreError) {
        let all = state.withLock { state in
            state.isSaving = false
            return state.recordings.indices.map { state.recordings[$0].take() }
        }
        // Each is written, even if one fails.
        let failures = all.compactMap { write($0) }
        if let failure = failures.first { throw failure }
    }

    /// Returns why the recording has ended, if it has.
    private func write(_ taken: ChangeRecording.Taken) -> StoreError? {
        do throws(StoreError) {
            if let failure = taken.failure { throw failure }
            try Files.append(taken.records.lazy.map { $0.bytes }, to: taken.path)
            return nil
        } catch {
            end(taken.path, with: error)
            return error
        }
    }

    private func end(_ path: String, with error: StoreError) {
        state.withLock { state in
            for place in state.recordings.indices where state.recordings[place].path == path {
                state.recordings[place].end(with: error)
            }
        }
    }
}

extension DispatchQueue {
    fileprivate func syncThrowing<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
        try sync { Result { () throws(StoreError) in try body() } }.get()
    }
}
