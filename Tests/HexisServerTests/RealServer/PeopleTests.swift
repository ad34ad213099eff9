import Foundation
import NIOHTTP1
import Testing

extension RealServer {
    @Suite("Operators manage accounts")
    struct People {
        private func people(_ folder: TemporaryFolder, _ arguments: String...) throws -> (
            code: Int32, output: String
        ) {
            try hexis(["people"] + arguments + ["--data", folder.path("data")])
        }

        private func signIn(_ browser: Browser) async throws -> Browser.Answer {
            try await browser.send(
                .POST, "/sign-in", ["Origin": browser.address],
                form: [("user", "maria"), ("password", "correct horse")])
        }

        @Test("With joining closed nobody can join, every page says so, and existing people can sign in")
        func closed() async throws {
            let folder = try TemporaryFolder()
            let open = try await RunningServer(in: folder)
            var maria = Browser(open)
            try await maria.join("maria")
            #expect(try await Browser(open).send(.GET, "/").text.contains("href=\"/join\""))
            #expect(open.stop() == 0)

            let server = try await RunningServer(
                in: folder, RunningServer.Way(environment: ["HEXIS_JOINING": "closed"]))
            var eve = Browser(server)
            for path in ["/", "/sign-in", "/join"] {
                let page = try await eve.get(path)
                #expect(page.status == (path == "/join" ? 403 : 200))
                #expect(page.text.contains("This server takes no new people"), "\(path)")
                #expect(!page.text.contains("href=\"/join\""), "\(path)")
            }
            let refused = try await eve.post("/join", [("user", "eve"), ("password", "a long sentence")])
            #expect(refused.status == 403)
            #expect(refused.text.contains("This server takes no new people"))
            #expect(eve.cookie == nil)
            #expect(try await signIn(Browser(server)).status == 303)
        }

        @Test("A suspended person is signed out, gets an explanation when signing in, and can be restored")
        func suspended() async throws {
            let folder = try TemporaryFolder()
            let server = try await RunningServer(in: folder)
            var maria = Browser(server)
            try await maria.join("maria")
            #expect(server.stop() == 0)

            #expect(try people(folder, "suspend", "maria").code == 0)
            #expect(
                try people(folder, "list").output.contains(
                    /maria +\d+ entr(y|ies), administrator, suspended\n/))
            let again = try await RunningServer(in: folder)
            var stale = Browser(again)
            stale.cookie = maria.cookie
            #expect(try await stale.get("/today").location?.hasPrefix("/sign-in") == true)
            let refused = try await signIn(Browser(again))
            #expect(refused.status == 403)
            #expect(refused.text.contains("This account is suspended"))
            #expect(refused["set-cookie"] == nil)
            // A visitor who does not know the password does not learn of the suspension.
            let guess = try await Browser(again).send(
                .POST, "/sign-in", ["Origin": again.address],
                form: [("user", "maria"), ("password", "wrong guess")])
            #expect(guess.status == 422)
            #expect(again.stop() == 0)

            #expect(try people(folder, "resume", "maria").code == 0)
            #expect(try await signIn(Browser(try await RunningServer(in: folder))).status == 303)
        }

        @Test("While the server runs, a command changes what it does at once, and says what is wrong")
        func whileServing() async throws {
            let folder = try TemporaryFolder()
            let server = try await RunningServer(in: folder)
            var maria = Browser(server)
            try await maria.join("maria")
            var eve = Browser(server)
            try await eve.join("eve")
            let socket = try FileManager.default.attributesOfItem(atPath: folder.path("data/commands.socket"))
            #expect(socket[.posixPermissions] as? Int == 0o600)
            #expect(try people(folder, "list").output.contains(/maria +\d+ entr(y|ies), last seen/))

            let suspended = try people(folder, "suspend", "maria")
            #expect(suspended.code == 0)
            #expect(suspended.output.contains("maria is suspended"))
            #expect(try await maria.get("/today").location?.hasPrefix("/sign-in") == true)
            #expect(try await signIn(Browser(server)).status == 403)
            #expect(try people(folder, "resume", "maria").code == 0)
            #expect(try await signIn(Browser(server)).status == 303)

            let link = try people(folder, "reset", "maria").output
            let path = try #require(link.firstMatch(of: /\/new-password\?link=[\w-]+/)).0
            #expect(try await Browser(server).send(.GET, String(path)).status == 200)
            #expect(try await eve.get("/people").status == 404)
            #expect(try people(folder, "make-administrator", "eve").code == 0)
            #expect(try await eve.get("/people").status == 200)
            #expect(try people(folder, "invite").output.contains("/join?invitation="))

            #expect(try people(folder, "erase", "eve").code == 0)
            #expect(try await eve.get("/today").location?.hasPrefix("/sign-in") == true)
            let unknown = try people(folder, "erase", "eve")
            #expect(unknown.code == 1)
            #expect(unknown.output == "There is no account “eve”.\n")
            #expect(server.stop() == 0)
            #expect(!FileManager.default.fileExists(atPath: folder.path("data/commands.socket")))
            #expect(try !people(folder, "list").output.contains("eve"))
        }

        @Test(
            "A server that was killed leaves nothing that keeps a command, or the next server, from working")
        func afterKill() async throws {
            let folder = try TemporaryFolder()
            let server = try await RunningServer(in: folder)
            var maria = Browser(server)
            try await maria.join("maria")
            server.kill()
            #expect(FileManager.default.fileExists(atPath: folder.path("data/commands.socket")))
            #expect(try people(folder, "list").output.contains("maria"))
            let again = try await RunningServer(in: folder)
            #expect(try people(folder, "suspend", "maria").code == 0)
            #expect(try await signIn(Browser(again)).status == 403)
        }

        @Test("Erasing removes the person and frees their name; it affects nobody else and creates no folder")
        func erased() async throws {
            let folder = try TemporaryFolder()
            let server = try await RunningServer(in: folder)
            for name in ["maria", "eve"] {
                var browser = Browser(server)
                try await browser.join(name)
            }
            #expect(server.stop() == 0)
            #expect(try people(folder, "erase", "maria").code == 0)
            let list = try people(folder, "list").output
            #expect(!list.contains("maria"))
            #expect(list.contains("eve"))
            let unknown = try people(folder, "erase", "maria")
            #expect(unknown.code == 1)
            #expect(unknown.output == "There is no account “maria”.\n")
            let again = try await RunningServer(in: folder)
            var maria = Browser(again)
            try await maria.join("maria")

            let nowhere = try TemporaryFolder()
            #expect(try people(nowhere, "list").code == 1)
            #expect(!FileManager.default.fileExists(atPath: nowhere.path("data")))
        }

        @Test(
            "A common password is refused beside its field, when joining and when changing it")
        func commonPassword() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var maria = Browser(server)
            let sentence = "This is one of the passwords that are guessed first"
            let refused = try await maria.post("/join", [("user", "maria"), ("password", "Password1!")])
            #expect(refused.status == 422)
            #expect(refused.text.contains(sentence))
            #expect(maria.cookie == nil)
            try await maria.join("maria")
            let unchanged = try await maria.post(
                "/account/password", [("current", "correct horse"), ("new", "maria12345")])
            #expect(unchanged.status == 422)
            #expect(unchanged.text.contains(sentence))
            #expect(try await signIn(Browser(server)).status == 303)
        }
    }
}
