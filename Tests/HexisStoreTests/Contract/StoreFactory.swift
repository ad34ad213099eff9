import HexisStore
import LocalPostgreSQL
import Testing

/// A way to make an empty store. Each implementation that passes the contract has one.
struct StoreFactory: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable () throws -> OpenedStore

    static let all = [
        StoreFactory(testDescription: "SQLite") {
            let folder = try TemporaryFolder()
            return OpenedStore(store: try SQLStore(in: folder.data), folder: folder)
        },
        StoreFactory(testDescription: "PostgreSQL") {
            let folder = try TemporaryFolder()
            let address = try #require(PostgreSQLAddress(PostgreSQLServer.shared.get().makeDatabase()))
            return OpenedStore(store: try SQLStore(at: address, in: folder.data), folder: folder)
        },
    ]
}

/// A store, and the resources that have to exist while it is used.
struct OpenedStore: Sendable {
    let store: any Store
    let folder: TemporaryFolder
}

/// The contract of every store, whatever its database.
@Suite("Every store")
struct StoreContract {}
