import Foundation
import HexisServer
import HexisStore

extension ServerSettings {
    var folder: DataFolder { DataFolder(path: dataFolder.path) }

    /// Opens the store, or creates it.
    ///
    /// - Parameter changes: records every commit; only SQLite can.
    func openStore(recordingIn changes: ChangeLog? = nil) throws(StoreError) -> SQLStore {
        if let database {
            return try SQLStore(at: database, isShared: isShared, in: folder, masterKey: sealingKey)
        }
        return try SQLStore(in: folder, masterKey: sealingKey, recordingIn: changes)
    }

    /// Throws if the data is in PostgreSQL, whose own programs do what a command would do.
    func requireSQLite(insteadOf programs: String) throws(CommandRefused) {
        guard database == nil else {
            throw CommandRefused(
                message: "The data is in PostgreSQL. Use \(programs); docs/HOSTING.md shows how.")
        }
    }

    /// The master key if it was set; `nil` leaves it to the data folder.
    var sealingKey: MasterKey? { masterKey.flatMap { MasterKey(bytes: $0) } }
}
