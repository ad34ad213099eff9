@testable import HexisStore

extension SQLStore {
    /// Changes the database as somebody might who has access to it but not to the program.
    func execute(_ sql: String, _ arguments: SQLArguments = []) async throws {
        _ = try await write { try $0.execute(sql, arguments) }
    }
}
