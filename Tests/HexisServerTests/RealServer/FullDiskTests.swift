import FakePushService
import Foundation
import HexisCore
import HexisStore
import LocalPostgreSQL
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

extension RealServer {
    @Suite("A full disk")
    struct FullDisk {
        @Test(
            "On a full disk pages can be read and accounts erased, even after a restart; with space, changes work again"
        )
        func left() async throws {
            let folder = try TemporaryFolder()
            let disk = try PreloadedDisk(in: folder)
            let way = RunningServer.Way(environment: disk.environment)
            let server = try await RunningServer(in: folder, way)
            var ada = Browser(server)
            try await ada.join("ada")
            let habit = try await ada.addHabit("Walk")
            #expect(try await ada.checkIn(habit, entry: newEntry()).status == 303)
            var maria = Browser(server)
            try await maria.join("maria")

            try disk.setRoom(0)
            try await eventually("nothing more can be saved") {
                try await ada.checkIn(habit, entry: newEntry()).status == 507 ? true : nil
            }
            #expect(try await health(server) == "503 disk-full")
            #expect(server.stop() == 0)
            try await keepPictures(of: "maria", in: folder)
            // The log was checkpointed into the database, and other files took the space this freed.
            try disk.setRoom(0)

            let again = try await RunningServer(in: folder, way)
            ada = ada.elsewhere(again)
            maria = maria.elsewhere(again)
            let today = try await ada.get("/today").text
            #expect(today.contains("Walk"))
            #expect(today.contains("The server’s disk is full."))
            #expect(try await ada.checkIn(habit, entry: newEntry()).status == 507)
            #expect(try await maria.post("/account/erase", [("confirm", "correct horse")]).status == 303)
            #expect(try await maria.get("/today").status == 303)
            #expect(try await ada.post("/sign-out").status == 303)
            try await ada.signIn("ada")
            #expect(try await ada.checkIn(habit, entry: newEntry()).status == 507)
            #expect(try await health(again) == "503 disk-full")

            let doctor = try hexis(
                "doctor", "--data", folder.path("data"), environment: disk.environment)
            #expect(doctor.output.contains("! The disk is full: changes are refused"))

            try disk.setRoom(1 << 30)
            #expect(try await health(again) == "200")
            #expect(!(try await ada.get("/today").text.contains("disk is full")))
            #expect(try await ada.checkIn(habit, entry: newEntry()).status == 303)
            #expect(again.stop() == 0)
        }

        @Test("When PostgreSQL has no room, pages can be read; with room, changes work again")
        func postgreSQL() async throws {
            let folder = try TemporaryFolder()
            let library = try PreloadedLibrary("FullDisk/full-disk", in: folder)
            // PostgreSQL runs as another user.
            try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: library.file)
            try library.set(1 << 30)
            let postgreSQL = try PostgreSQLServer(
                environment: [
                    "LD_PRELOAD": library.path, "FULL_DISK": library.file,
                    "FULL_DISK_FOLDER": PostgreSQLServer.folders,
                ])
            let server = try await RunningServer(
                in: folder, .init(flags: ["--database", try postgreSQL.makeDatabase()]))
            var ada = Browser(server)
            try await ada.join("ada")
            let habit = try await ada.addHabit("Walk")
            try library.set(0)
            var done = 0
            try await eventually("nothing more can be saved") {
                let status = try await ada.checkIn(habit, entry: newEntry()).status
                if status == 303 { done += 1 }
                return status == 507 ? true : nil
            }
            #expect(try await health(server) == "503 disk-full")
            let page = try await ada.get("/today").text
            #expect(page.contains("Walk") && page.contains("The server’s disk is full."))
            try library.set(1 << 30)
            #expect(try await ada.checkIn(habit, entry: newEntry()).status == 303)
            #expect(try await health(server) == "200")
            let day = try await ada.get("/habits/\(habit)/days/\(today())")
            #expect(day.text.matches(of: #/class="log-amount"/#).count == done + 1)
        }

        @Test("A device with reminders can be signed out remotely, even though this cannot be recorded")
        func signedOutElsewhere() async throws {
            try await FakePushService.running(.answer(201)) { service in
                let folder = try TemporaryFolder()
                let disk = try PreloadedDisk(in: folder)
                let server = try await RunningServer(
                    in: folder, .init(flags: ["--push-services", "any"], environment: disk.environment))
                var phone = try await Reminded(server, service).browser
                var laptop = Browser(server)
                try await laptop.signIn("ada")
                let habit = try await laptop.addHabit("Walk")
                try disk.setRoom(0)
                try await eventually("nothing more can be saved") {
                    try await laptop.checkIn(habit, entry: newEntry()).status == 507 ? true : nil
                }
                let other = try #require(
                    try await laptop.get("/account").text.firstMatch(
                        of: /action="\/account\/sign-out"><input type="hidden" name="session" value="(\w+)"/))
                let answer = try await laptop.post("/account/sign-out", [("session", String(other.1))])
                #expect(answer.status == 200)
                #expect(try await phone.get("/today").status == 303)
                #expect(try await laptop.get("/today").status == 200)
            }
        }

        @Test("A device learns that the disk is full, keeps its own entries, and gets those of other devices")
        func syncing() async throws {
            let folder = try TemporaryFolder()
            let disk = try PreloadedDisk(in: folder)
            let server = try await RunningServer(in: folder, .init(environment: disk.environment))
            var ada = Browser(server)
            try await ada.join("ada")
            let habit = try await ada.addHabit("Walk")
            try disk.setRoom(0)
            try await eventually("nothing more can be saved") {
                try await ada.checkIn(habit, entry: newEntry()).status == 507 ? true : nil
            }
            let fact = Fact.personNamed(PersonNamed(name: Line("Ada")))
            let entry = Entry(
                id: Identifier(high: 0, low: 1), at: try #require(Instant(milliseconds: 0)),
                device: Identifier(high: 0, low: 2), fact: fact)
            let request = SyncRequest(person: nil, epoch: nil, cursor: 0, entries: [entry.bytes[...]])
            let full = try await ada.send(
                .POST, "/sync", ["Origin": server.address], bytes: request.bytes)
            #expect(full.status == 200)
            #expect(full["hexis-limit"] == "disk-full")
            let reply = try SyncReply(bytes: full.bytes)
            #expect(reply.outcomes == [.unread])
            #expect(!reply.entries.isEmpty)

            try disk.setRoom(1 << 30)
            let taken = try await ada.send(
                .POST, "/sync", ["Origin": server.address], bytes: request.bytes)
            #expect(taken["hexis-limit"] == nil)
            #expect(try SyncReply(bytes: taken.bytes).outcomes == [.kept])
        }

        /// Stores pictures of twice the size of the reserved space.
        private func keepPictures(of user: String, in folder: TemporaryFolder) async throws {
            let store = try SQLStore(in: DataFolder(path: folder.path("data")))
            let person = try #require(try await store.account(userName: user)?.person)
            let picture = Picture(large: [UInt8](repeating: 7, count: 500_000), small: [7])
            for photo in 1...32 as ClosedRange<UInt64> {
                try await store.keep(picture, of: Identifier(high: 0, low: photo), of: person)
            }
            try await store.close()
        }

        private func health(_ server: RunningServer) async throws -> String {
            let answer = try await Browser(server).send(.GET, "/health")
            let code = try JSON(parsing: answer.bytes)["code"]?.string
            return "\(answer.status)" + (code.map { " \($0)" } ?? "")
        }
    }
}

extension Browser {
    /// Returns this browser, with its cookie, at a restarted server.
    fileprivate func elsewhere(_ server: RunningServer) -> Browser {
        var browser = Browser(server)
        browser.cookie = cookie
        return browser
    }
}
