import Foundation
import HexisCore
import HexisStore
import LocalPostgreSQL
import Testing

extension RealServer {
    @Suite("Commands about data in PostgreSQL")
    struct PostgreSQLTests {
        private let database: String
        private let folder: TemporaryFolder

        init() throws {
            database = try PostgreSQLServer.shared.get().makeDatabase()
            folder = try TemporaryFolder()
        }

        private func hexis(_ arguments: String...) throws -> (code: Int32, output: String) {
            try HexisServerTests.hexis(
                arguments + ["--data", folder.path("data"), "--database", database])
        }

        /// Adds an account with a habit.
        private func fill() async throws {
            let address = try #require(PostgreSQLAddress(database))
            let store = try SQLStore(at: address, in: DataFolder(path: folder.path("data")))
            let person = try await store.createPerson(NewPerson(userName: "maria", passwordHash: "none"))
            let id = person.identifier
            let entry = Entry(
                id: id, at: Instant(clamping: 0), device: id,
                fact: .habit(.habitDeleted(HabitDeleted(habit: id))))
            _ = try await store.append([entry], for: person)
            try await store.close()
        }

        @Test("Accounts are listed and erased without a server")
        func people() async throws {
            try await fill()
            let listed = try hexis("people", "list")
            #expect(listed.code == 0)
            #expect(listed.output.contains("maria"))
            #expect(try hexis("people", "erase", "maria").code == 0)
            #expect(try !hexis("people", "list").output.contains("maria"))
        }

        @Test("The doctor command inspects the database, and finds a row that was changed")
        func doctor() async throws {
            try await fill()
            let healthy = try hexis("doctor")
            #expect(healthy.code == 0, "\(healthy.output)")
            #expect(healthy.output.contains("PostgreSQL      1"))
            #expect(healthy.output.contains("1 person and 1 entry"))
            #expect(healthy.output.contains("all 2 rows open with their keys"))
            try PostgreSQLServer.execute("UPDATE entry SET sealed = sealed || '\\x00'", in: database)
            let changed = try hexis("doctor")
            #expect(changed.code == 1)
            #expect(changed.output.contains("1 of 1 entries cannot be decrypted"))
        }

        @Test("A database that no server has used is reported as such")
        func unused() throws {
            let found = try hexis("doctor")
            #expect(found.output.contains("Stored          0 people and 0 entries"))
        }

        @Test("A database has one server at a time")
        func inUse() async throws {
            let address = try #require(PostgreSQLAddress(database))
            let data = DataFolder(path: folder.path("data"))
            let store = try SQLStore(at: address, in: data)
            let other = try TemporaryFolder()
            #expect(throws: StoreError.databaseInUse) {
                try SQLStore(
                    at: address, in: DataFolder(path: other.path("data")),
                    masterKey: MasterKey(bytes: Data(repeating: 1, count: 32)))
            }
            try await store.close()
            _ = try SQLStore(at: address, in: data)
        }

        @Test("A server whose database lacks what was saved ends, so that it is started again")
        func lostCommits() async throws {
            let postgreSQL = try PostgreSQLServer()
            let database = try postgreSQL.makeDatabase()
            let server = try await RunningServer(in: folder, .init(flags: ["--database", database]))
            var maria = Browser(server)
            try await maria.join("maria")
            // So that what it does in the background is not committed in between.
            server.freeze()
            try PostgreSQLServer.execute("UPDATE last_commit SET number = 0", in: database)
            try postgreSQL.crash()
            server.thaw()
            var eve = Browser(server)
            // The server may be gone before it answers.
            let answer = try? await eve.post(
                "/join", [("user", "eve"), ("password", "correct horse battery")])
            #expect(answer == nil || answer?.status == 503)
            #expect(server.end() == 1)
            #expect(server.log.contains("The database lacks what was already saved"))
            let again = try await RunningServer(in: folder, .init(flags: ["--database", database]))
            var back = Browser(again)
            back.cookie = maria.cookie
            #expect(try await back.get("/today").status == 200)
        }

        @Test("Another master key is refused")
        func otherKey() async throws {
            try await fill()
            let other = try TemporaryFolder()
            let refused = try HexisServerTests.hexis(
                "people", "list", "--data", other.path("data"), "--database", database)
            #expect(refused.code == 1)
            #expect(refused.output.contains("master key"))
        }

        @Test("Backups are left to PostgreSQL", arguments: ["backup", "restore"])
        func backups(command: String) throws {
            let refused = try hexis(command, folder.path("copy"))
            #expect(refused.code == 1)
            #expect(refused.output.contains("The data is in PostgreSQL. Use pg_"))
        }

        @Test("A database that does not answer is named in one sentence")
        func unreachable() throws {
            let refused = try HexisServerTests.hexis(
                "people", "list", "--data", folder.path("data"),
                "--database", "postgresql://hexis@/none?host=\(folder.path("nowhere"))")
            #expect(refused.code == 1)
            #expect(refused.output.contains("nowhere"))
        }
    }
}
