import Foundation
import LocalPostgreSQL
import Testing

@testable import HexisStore

@Suite("The recipes for backups of PostgreSQL")
struct ArchiveTests {
    /// A recipe of HOSTING.md, with another folder for what is archived.
    private func recipe(_ name: String, in folder: String) throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../docs/hosting/\(name)")
        return try String(contentsOf: file, encoding: .utf8).replacing("/var/backups/hexis", with: folder)
    }

    @Test("Everything is restored as it was at a moment, and devices send the rest again")
    func restoring() async throws {
        let folder = try TemporaryFolder()
        let server = try PostgreSQLServer(settings: recipe("archive.conf", in: "$folder/archive"))
        let database = try server.makeDatabase()
        try server.backUp()
        let store = try SQLStore(at: try #require(PostgreSQLAddress(database)), in: folder.data)
        let ada = try await store.createPerson(.sample())
        _ = try await store.append([.sample(1)], for: ada)
        let moment = try await store.read {
            try $0.row("SELECT clock_timestamp()::text AS moment")?.text("moment")
        }
        _ = try await store.append([.sample(2)], for: ada)
        let epoch = store.epoch
        try await store.close()

        let settings = try recipe("restore.conf", in: "$former/archive")
            .replacing(/recovery_target_time = .*/, with: "recovery_target_time = '\(#require(moment))'")
        let restored = try server.makeRestored(settings: settings)
        let address = try #require(PostgreSQLAddress(restored.address(ofRestored: database)))
        let again = try SQLStore(at: address, in: folder.data)
        #expect(try await again.entries(of: ada, after: 0, limit: 10).entries == [.sample(1)])
        #expect(again.epoch != epoch)
        #expect(try await again.append([.sample(2)], for: ada) == [.accepted(sequence: 2)])
    }
}
