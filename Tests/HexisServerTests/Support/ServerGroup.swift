import Foundation
import HexisStore
import LocalPostgreSQL
import Testing

/// The stores of one server that has SQLite, or of several that share a PostgreSQL database.
final class ServerGroup: Sendable {
    enum Size: Int, CaseIterable, Sendable {
        case one = 1
        case two = 2
    }

    let stores: [SQLStore]
    private let folders: [TemporaryFolder]

    init(_ size: Size) throws {
        folders = try (0..<size.rawValue).map { _ in try TemporaryFolder() }
        let data = folders.map { DataFolder(path: $0.path("data")) }
        switch size {
        case .one: stores = try data.map { try SQLStore(in: $0) }
        case .two:
            let address = try #require(PostgreSQLAddress(PostgreSQLServer.shared.get().makeDatabase()))
            let key = try #require(MasterKey(bytes: Data(repeating: 7, count: 32)))
            stores = try data.map { try SQLStore(at: address, isShared: true, in: $0, masterKey: key) }
        }
    }
}
