import HexisStore
import Testing

/// A way to get an empty store: every store that passes the contract has one.
struct StoreFactory: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable () throws -> OpenedStore

    static let all = [
        StoreFactory(testDescription: "SQLite") {
            let folder = try TemporaryFolder()
            return OpenedStore(store: try SQLiteStore(in: folder.data), folder: folder)
        }
    ]
}

/// A store, and what has to stay while it is used.
struct OpenedStore: Sendable {
    let store: any Store
    let folder: TemporaryFolder
}

/// What every store does, whatever database it stands on.
@Suite("Every store")
struct StoreContract {}
