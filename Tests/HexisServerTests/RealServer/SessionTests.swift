import Foundation
import HexisCore
import HexisStore
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

extension RealServer {
    @Suite("Sessions and the account")
    struct Sessions {
        private let password = "correct horse"

        /// Returns two browsers on which one person is signed in.
        private func twoBrowsers(_ server: RunningServer) async throws -> (phone: Browser, laptop: Browser) {
            var phone = Browser(server)
            try await phone.join("maria", password: password)
            var laptop = Browser(server)
            _ = try await laptop.send(.GET, "/")
            let answer = try await laptop.send(
                .POST, "/sign-in",
                ["Origin": server.address, "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"],
                form: [("user", "maria"), ("password", password)])
            laptop.cookie = answer["set-cookie"].map { String($0.prefix { $0 != ";" }) }
            return (phone, laptop)
        }

        @Test("The account page lists every browser and can sign out one of them")
        func endOne() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var (phone, laptop) = try await twoBrowsers(server)
            let account = try await phone.get("/account")
            #expect(account.text.contains("Firefox on Linux"))
            #expect(account.text.contains("this browser"))
            let other = try #require(
                account.text.firstMatch(
                    of: /action="\/account\/sign-out"><input type="hidden" name="session" value="(\w+)"/))
            #expect(try await phone.post("/account/sign-out", [("session", String(other.1))]).status == 200)
            #expect(try await laptop.get("/today").location?.hasPrefix("/sign-in") == true)
            #expect(try await phone.get("/today").status == 200)
        }

        @Test("A session from an earlier version over plain HTTP stays valid until it is signed out")
        func formerCookie() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            try await browser.join("maria", password: password)
            let token = try #require(browser.cookie?.split(separator: "=").last)
            browser.cookie = "__Host-hexis=\(token)"
            #expect(try await browser.get("/today").status == 200)
            let cleared = try await browser.send(.POST, "/sign-out", ["Origin": server.address])
            #expect(
                cleared.headers["set-cookie"] == [
                    "hexis=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
                    "__Host-hexis=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0",
                    "hexis-shared=; Path=/; SameSite=Lax; Max-Age=0",
                ])
        }

        @Test("Signing in over plain HTTP replaces the session that an earlier version set")
        func formerPerson() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            try await browser.join("maria", password: password)
            browser.cookie = "__Host-hexis=of-another-person"
            let answer = try await browser.send(
                .POST, "/sign-in", ["Origin": server.address],
                form: [("user", "maria"), ("password", password)])
            let set = answer.headers["set-cookie"]
            #expect(set.first?.hasPrefix("hexis=") == true)
            #expect(set.contains("__Host-hexis=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0"))
        }

        @Test("Another person's session cannot be ended")
        func strangersSession() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var (phone, _) = try await twoBrowsers(server)
            let account = try await phone.get("/account")
            let sessions = account.text.matches(of: /name="session" value="(\w+)"/).map { String($0.1) }
            #expect(sessions.count == 2)
            var eve = Browser(server)
            try await eve.join("eve")
            for session in sessions {
                let answer = try await eve.post("/account/sign-out", [("session", session)])
                #expect(answer.status == 404)
            }
            #expect(try await phone.get("/today").status == 200)
        }

        @Test("Signing out ends this browser's session and clears its data")
        func signOut() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var (phone, laptop) = try await twoBrowsers(server)
            let old = phone
            let answer = try await phone.post("/sign-out")
            #expect(answer.location == "/")
            #expect(answer["clear-site-data"] == "\"cache\", \"storage\"")
            #expect(phone.cookie == nil)
            #expect(try await old.send(.GET, "/today").status == 303)
            #expect(try await laptop.get("/today").status == 200)
        }

        @Test("Signing out everywhere ends all sessions")
        func signOutEverywhere() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var (phone, laptop) = try await twoBrowsers(server)
            let old = phone
            #expect(try await phone.post("/account/sign-out-everywhere").location == "/")
            #expect(try await old.send(.GET, "/today").status == 303)
            #expect(try await laptop.get("/today").status == 303)
        }

        @Test("Changing the password needs the current one, and signs out all other browsers")
        func changePassword() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var (phone, laptop) = try await twoBrowsers(server)
            let wrong = try await phone.post(
                "/account/password", [("current", "not it at all"), ("new", "another sentence")])
            #expect(wrong.status == 422)
            #expect(wrong.text.contains("id=\"current-problem\""))
            let short = try await phone.post(
                "/account/password", [("current", password), ("new", "1234567")])
            #expect(short.status == 422)
            #expect(short.text.contains("id=\"new-problem\""))
            let right = try await phone.post(
                "/account/password", [("current", password), ("new", "another sentence")])
            #expect(right.status == 200)
            #expect(right.text.contains("Your password has changed"))
            #expect(try await phone.get("/today").status == 200)
            #expect(try await laptop.get("/today").status == 303)
            let old = try await laptop.post("/sign-in", [("user", "maria"), ("password", password)])
            #expect(old.status == 422)
            let new = try await laptop.post(
                "/sign-in", [("user", "maria"), ("password", "another sentence")])
            #expect(new.status == 303)
        }

        @Test("The address of a form leads to the page that has the form")
        func formAddress() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            let browser = Browser(server)
            for (address, page) in [
                ("/account/password/remove", "/account"), ("/account/passkeys/add", "/account/passkeys"),
                ("/account/linked/unlink", "/account/linked"), ("/account/email/send", "/account/email"),
                ("/settings/programs/listeners/test", "/settings/programs"),
                ("/settings/arrivals/stop", "/settings/arrivals"), ("/join/passkey/new", "/join"),
                ("/sign-in/passkey", "/sign-in"),
            ] {
                let answer = try await browser.send(.GET, address)
                #expect(answer.status == 303)
                #expect(answer.location == page)
                #expect(try await browser.send(.HEAD, address).location == page)
            }
        }

        @Test("Erasing needs the password, leaves nothing, and frees the name")
        func erase() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var (phone, laptop) = try await twoBrowsers(server)
            _ = try await phone.addHabit("Walk")
            #expect(try await phone.post("/account/erase", [("confirm", "not it at all")]).status == 422)
            #expect(try await phone.post("/account/erase", [("confirm", password)]).location == "/")
            #expect(try await laptop.get("/today").status == 303)
            let gone = try await laptop.post("/sign-in", [("user", "maria"), ("password", password)])
            #expect(gone.status == 422)
            try await laptop.join("maria")
            #expect(try await laptop.get("/habits").text.contains("Walk") == false)
        }

        @Test(
            "A session and its cookie are renewed as long as the browser returns within ninety days")
        func renewal() async throws {
            let folder = try TemporaryFolder()
            let clock = try PreloadedClock(in: folder)
            let server = try await RunningServer(in: folder, .init(environment: clock.environment))
            var browser = Browser(server)
            try await browser.join("maria", password: password)
            // A visit within a day of the last one changes nothing.
            #expect(try await browser.get("/today")["set-cookie"] == nil)
            for day in [30, 60, 120, 209, 298] as [Int64] {
                try clock.set(ahead: day * 86_400_000)
                let answer = try await browser.get("/today")
                #expect(answer.status == 200, "day \(day)")
                #expect(answer["set-cookie"]?.contains("Max-Age=7776000") == true, "day \(day)")
            }
            try clock.set(ahead: (298 + 91) * 86_400_000)
            #expect(try await browser.get("/today").status == 303)
        }

        @Test("Listening for changes does not extend a session")
        func listening() async throws {
            let folder = try TemporaryFolder()
            let store = try SQLStore(in: DataFolder(path: folder.path("data")))
            let clock = SettableClock()
            let signIns = SignIns(store, clock.world, LiveUpdates())
            let person = try await store.createPerson(NewPerson(userName: "ada", passwordHash: "none"))
            let token = try await signIns.begin(person, on: "Firefox", at: clock.now, isShared: false)
            let shared = try await signIns.begin(person, on: "Firefox", at: clock.now, isShared: true)
            let first = try #require(try await signIns.signedIn(by: token, at: clock.now))
            clock.advance(by: 3_600_000 * 11)
            #expect(try await signIns.visited(by: shared, at: clock.now)?.isRenewed == false)
            clock.advance(by: 86_400_000 * 80)
            let second = try #require(try await signIns.signedIn(by: token, at: clock.now))
            #expect(second.session.expires == first.session.expires)
            let third = try #require(try await signIns.visited(by: token, at: clock.now))
            #expect(third.isRenewed)
            #expect(third.session.expires == clock.now.advanced(byMilliseconds: 90 * 86_400_000))
            #expect(try await signIns.visited(by: token, at: clock.now)?.isRenewed == false)
            #expect(try await signIns.visited(by: shared, at: clock.now) == nil)
            // A session extended by a fast clock gets its correct end again.
            clock.set(by: -86_400_000 * 5)
            let fourth = try #require(try await signIns.visited(by: token, at: clock.now))
            #expect(fourth.session.expires == clock.now.advanced(byMilliseconds: 90 * 86_400_000))
        }

        @Test("A session survives a restart of the server")
        func restart() async throws {
            let folder = try TemporaryFolder()
            let server = try await RunningServer(in: folder)
            var browser = Browser(server)
            try await browser.join("maria")
            #expect(server.stop() == 0)
            let again = try await RunningServer(in: folder)
            var same = Browser(again)
            same.cookie = browser.cookie
            #expect(try await same.get("/today").status == 200)
        }
    }
}
