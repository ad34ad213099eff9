import Chance
import Foundation
import HexisCore
import HexisStore
import LocalPostgreSQL
import Testing

extension RealServer {
    @Suite("Nothing acknowledged is lost")
    struct Durability {
        enum Engine: CaseIterable {
            case sqlite, postgreSQL
        }

        @Test(
            "Killed at any moment under load, the server restarts with every acknowledged entry",
            arguments: Engine.allCases)
        func killed(_ engine: Engine) async throws {
            let folder = try TemporaryFolder()
            let database =
                engine == .postgreSQL ? try PostgreSQLServer.shared.get().makeDatabase() : nil
            let acknowledged = Acknowledged()
            var cookie: String?
            var habit = ""
            for round in 0..<rounds(6) {
                let server = try await RunningServer(in: folder, keeping(database))
                var browser = Browser(server)
                browser.cookie = cookie
                if round == 0 {
                    try await browser.join("maria")
                    habit = try await browser.addHabit("Walk")
                    cookie = browser.cookie
                }
                let goal = acknowledged.count + 20 + round % 6 * 15
                try await withThrowingTaskGroup { [browser, habit] group in
                    for _ in 0..<8 {
                        group.addTask { await keepCheckingIn(browser, habit, acknowledged) }
                    }
                    // The server is killed under load, at a different point in each round.
                    try await eventually("enough entries are acknowledged") {
                        acknowledged.count >= goal ? true : nil
                    }
                    server.kill()
                }
                let missing = try await acknowledged.all.subtracting(storedEntries(in: folder, database))
                #expect(missing.isEmpty)
            }
            #expect(acknowledged.count > 200)
            print("\(rounds(6)) rounds, \(acknowledged.count) entries acknowledged and looked for")
        }

        @Test(
            "When PostgreSQL crashes under load, check-ins work again, and every acknowledged one is kept once"
        )
        func crashed() async throws {
            let postgreSQL = try PostgreSQLServer()
            let database = try postgreSQL.makeDatabase()
            let folder = try TemporaryFolder()
            let server = try await RunningServer(in: folder, keeping(database))
            var browser = Browser(server)
            try await browser.join("maria")
            let habit = try await browser.addHabit("Walk")
            let acknowledged = Acknowledged()
            try await withThrowingTaskGroup { [browser] group in
                for _ in 0..<8 {
                    group.addTask { await keepCheckingIn(browser, habit, acknowledged, insisting: true) }
                }
                for _ in 0..<rounds(3) {
                    let goal = acknowledged.count + 30
                    try await eventually("enough entries are acknowledged") {
                        acknowledged.count >= goal ? true : nil
                    }
                    try postgreSQL.crash()
                }
                let goal = acknowledged.count + 30
                try await eventually("entries are acknowledged again") {
                    acknowledged.count >= goal ? true : nil
                }
                server.kill()
            }
            let stored = try await storedEntries(in: folder, database)
            #expect(acknowledged.all.isSubset(of: stored))
        }

        @Test("On a full disk a check-in fails visibly, and acknowledged entries stay")
        func fullDisk() async throws {
            let folder = try TemporaryFolder()
            // 1,800 blocks of 512 bytes hold the database and a few dozen entries.
            let limit = RunningServer.Way(before: "trap '' XFSZ; ulimit -f 1800;")
            let server = try await RunningServer(in: folder, limit)
            var browser = Browser(server)
            try await browser.join("maria")
            let habit = try await browser.addHabit("Walk")
            var acknowledged: Set<String> = []
            let refused = try await eventually("the disk is full") {
                let entry = newEntry()
                let answer = try await browser.checkIn(habit, entry: entry)
                if answer.status == 303 { acknowledged.insert(entry) }
                return answer.status == 303 ? nil : answer
            }
            #expect(refused.status == 503 || refused.status == 507)
            #expect(refused.text.contains("what you typed is still there"))
            let page = try await browser.get("/today")
            #expect(page.status == 200)
            server.kill()
            #expect(!acknowledged.isEmpty)
            #expect(try await acknowledged.isSubset(of: storedEntries(in: folder)))

            let roomy = try await RunningServer(in: folder)
            var again = Browser(roomy)
            again.cookie = browser.cookie
            #expect(try await again.checkIn(habit, entry: newEntry()).status == 303)
            let day = try await again.get("/habits/\(habit)/days/\(today())")
            #expect(day.text.matches(of: #/class="log-amount"/#).count == acknowledged.count + 1)
        }

        @Test("If the disk does not confirm a write, the check-in fails visibly, and a later one succeeds")
        func failingSync() async throws {
            let folder = try TemporaryFolder()
            let server = try await RunningServer(in: folder, try failingDisk(in: folder))
            var browser = Browser(server)
            try await browser.join("maria")
            let habit = try await browser.addHabit("Walk")
            let before = newEntry()
            #expect(try await browser.checkIn(habit, entry: before).status == 303)

            try Data().write(to: URL(filePath: folder.path("disk-fails")))
            let failed = newEntry()
            let answer = try await browser.checkIn(habit, entry: failed)
            #expect(answer.status == 503)
            #expect(answer.text.contains("Not saved"))
            #expect(try await browser.get("/today").text.contains("1 of 1 done"))

            try FileManager.default.removeItem(atPath: folder.path("disk-fails"))
            let after = newEntry()
            #expect(try await browser.checkIn(habit, entry: after).status == 303)
            server.kill()
            #expect(try await storedEntries(in: folder).isSuperset(of: [before, after]))
        }

        @Test(
            "A backup made while the server runs holds all entries acknowledged before, and can be restored"
        )
        func backup() async throws {
            let folder = try TemporaryFolder()
            let server = try await RunningServer(in: folder)
            var browser = Browser(server)
            try await browser.join("maria")
            let habit = try await browser.addHabit("Walk")
            let acknowledged = Acknowledged()
            try await withThrowingTaskGroup { [browser] group in
                group.addTask { await keepCheckingIn(browser, habit, acknowledged) }
                try await eventually("there is something to copy") {
                    acknowledged.count >= 20 ? true : nil
                }
                let before = acknowledged.all
                let backup = try hexis("backup", "--data", folder.path("data"), folder.path("copy"))
                #expect(backup.code == 0, "\(backup.output)")
                server.kill()
                let other = try TemporaryFolder()
                try FileManager.default.createDirectory(
                    atPath: other.path("data"), withIntermediateDirectories: false,
                    attributes: [.posixPermissions: 0o700])
                try FileManager.default.copyItem(
                    atPath: folder.path("data/master.key"), toPath: other.path("data/master.key"))
                let restored = try hexis("restore", "--data", other.path("data"), folder.path("copy"))
                #expect(restored.code == 0, "\(restored.output)")
                #expect(try await before.isSubset(of: storedEntries(in: other)))
            }
        }

        @Test("On a stop signal the server finishes open requests, closes the store, and exits with 0")
        func graceful() async throws {
            let folder = try TemporaryFolder()
            let server = try await RunningServer(in: folder)
            var browser = Browser(server)
            try await browser.join("maria")
            let habit = try await browser.addHabit("Walk")
            let acknowledged = Acknowledged()
            try await withThrowingTaskGroup { [browser] group in
                for _ in 0..<4 { group.addTask { await keepCheckingIn(browser, habit, acknowledged) } }
                try await eventually("some entries are acknowledged") {
                    acknowledged.count >= 20 ? true : nil
                }
                #expect(server.stop() == 0)
            }
            #expect(try await acknowledged.all.isSubset(of: storedEntries(in: folder)))
            #expect(!FileManager.default.fileExists(atPath: folder.path("data/hexis.sqlite-wal")))
        }
    }
}

/// The way to start a server that keeps its data in a PostgreSQL database; with `nil`, in its folder.
private func keeping(_ database: String?) -> RunningServer.Way {
    RunningServer.Way(flags: database.map { ["--database", $0] } ?? [])
}

/// Reopens a server's database and returns the identifiers of all its entries.
private func storedEntries(
    in folder: TemporaryFolder, _ database: String? = nil
) async throws -> Set<String> {
    let data = DataFolder(path: folder.path("data"))
    let store =
        if let database { try SQLStore(at: try #require(PostgreSQLAddress(database)), in: data) } else {
            try SQLStore(in: data)
        }
    let account = try #require(try await store.account(userName: "maria"))
    let page = try await store.entries(of: account.person, after: 0, limit: 100_000)
    #expect(!page.hasMore)
    #expect(page.unreadable == 0)
    try await store.close()
    return Set(page.entries.map { $0.id.description })
}

/// Returns a server whose disk fails to sync as soon as the file `disk-fails` exists.
private func failingDisk(in folder: TemporaryFolder) throws -> RunningServer.Way {
    let source = """
        #include <errno.h>
        #include <unistd.h>
        #include <sys/syscall.h>
        static int fails(void) {
            if (access("\(folder.path("disk-fails"))", F_OK) != 0) return 0;
            errno = EIO;
            return 1;
        }
        int fsync(int file) { return fails() ? -1 : syscall(SYS_fsync, file); }
        int fdatasync(int file) { return fails() ? -1 : syscall(SYS_fdatasync, file); }
        """
    try Data(source.utf8).write(to: URL(filePath: folder.path("disk.c")))
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/gcc")
    compiler.arguments = ["-shared", "-fPIC", "-o", folder.path("disk.so"), folder.path("disk.c")]
    try compiler.run()
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0)
    return RunningServer.Way(environment: ["LD_PRELOAD": folder.path("disk.so")])
}
