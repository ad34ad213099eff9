import Foundation
import HexisCore

extension DataFolder {
    /// Moves everything from one database to another, which has to be empty. No server may be running.
    ///
    /// A move that was interrupted continues: each person's rows are compared, and copied if they differ. At the
    /// end, the first database refuses to be used: what people recorded there by mistake would be lost.
    ///
    /// - Parameter progress: called with the number of people moved, and of all. If it throws, the move is interrupted.
    /// - Returns: what the new database contains.
    package func move(
        from source: DatabasePlace, to destination: DatabasePlace, masterKey given: MasterKey? = nil,
        progress: (_ moved: Int, _ all: Int) throws -> Void = { _, _ in }
    ) throws(StoreError) -> Contents {
        let lock = try held()
        defer { withExtendedLifetime(lock) {} }
        _ = try existingMasterKey(given: given)
        if source == .sqlite, !hasDatabase { throw .databaseMissing(path: databasePath) }
        return try StoreError.translating {
            let move = Move(
                from: try OpenedDatabase(source, in: self), to: try OpenedDatabase(destination, in: self))
            let contents = try move.run(progress) { _ = try masterKey(of: $0, given: given) }
            try move.close()
            return contents
        }
    }
}
