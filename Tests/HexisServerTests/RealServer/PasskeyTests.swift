import Foundation
import HexisCore
import HexisPasskeys
import NIOHTTP1
import SoftAuthenticator
import Testing

extension RealServer {
    @Suite("Passkeys")
    struct Passkeys {
        /// A page that asks the browser to create a passkey.
        struct Asked {
            let challenge: String
            let owner: [UInt8]
            let ticket: String

            init(_ page: Browser.Answer) throws {
                let options = try #require(page.text.firstMatch(of: /data-options="([^"]+)"/)).1
                let json = try JSON(
                    parsing: Array(
                        options.replacing("&quot;", with: "\"").replacing("&#34;", with: "\"").utf8))
                challenge = try #require(json["challenge"]?.string)
                owner = try #require(json["user"]?["id"]?.string.flatMap(Base64URL.bytes))
                ticket = String(try #require(page.text.firstMatch(of: /name="ticket" value="([^"]+)"/)).1)
            }
        }

        /// Browsers know passkeys at a host's name only.
        func origin(of server: RunningServer) -> String {
            server.address.replacing("127.0.0.1", with: "localhost")
        }

        func browser(at server: RunningServer) -> Browser {
            Browser(server, at: origin(of: server))
        }

        func ask(_ browser: inout Browser, password: String = "correct horse") async throws -> Asked {
            try Asked(try await browser.post("/account/passkeys/new", [("current", password)]))
        }

        func authenticator(for asked: Asked, at server: RunningServer) -> SoftAuthenticator {
            var authenticator = SoftAuthenticator.p256()
            authenticator.origin = origin(of: server)
            authenticator.relyingParty = "localhost"
            authenticator.challenge = asked.challenge
            authenticator.owner = asked.owner
            return authenticator
        }

        func add(
            _ authenticator: SoftAuthenticator, _ ticket: String, to browser: inout Browser,
            name: String = "My phone"
        ) async throws -> Browser.Answer {
            try await browser.post(
                "/account/passkeys/add",
                [("ticket", ticket), ("name", name), ("answer", try text(of: authenticator.created()))])
        }

        /// What the page script sends.
        func text(of answer: CreationAnswer) -> String {
            JSON.object([
                JSON.Member("clientData", .string(Base64URL.text(of: answer.clientData))),
                JSON.Member("attestation", .string(Base64URL.text(of: answer.attestation))),
            ]).text
        }

        /// Gives a browser that is signed in a passkey.
        func addPasskey(
            to browser: inout Browser, at server: RunningServer
        ) async throws -> SoftAuthenticator {
            let asked = try await ask(&browser)
            let authenticator = authenticator(for: asked, at: server)
            let added = try await add(authenticator, asked.ticket, to: &browser)
            #expect(added.status == 303)
            #expect(added.location == "/account/passkeys?added")
            return authenticator
        }

        func challenge(
            _ browser: Browser, at path: String = "/sign-in/passkey/challenge"
        ) async throws -> (challenge: String, cookie: String) {
            let answer = try await browser.send(.POST, path, ["Origin": browser.address])
            #expect(answer.status == 200)
            let set = try #require(answer["set-cookie"])
            #expect(set.contains("HttpOnly") && set.contains("Max-Age=300"))
            let options = try JSON(parsing: answer.bytes)
            #expect(options["rpId"]?.string == "localhost")
            return (
                try #require(options["challenge"]?.string),
                String(try #require(set.split(separator: ";").first))
            )
        }

        private func signIn(
            _ browser: Browser, with authenticator: SoftAuthenticator, cookie: String,
            next: String = "/habits"
        ) async throws -> Browser.Answer {
            return try await browser.send(
                .POST, "/sign-in/passkey", ["Origin": browser.address, "Cookie": cookie],
                form: [("answer", try text(of: authenticator.asserted())), ("next", next)])
        }

        /// What the page script sends.
        func text(of answer: AssertionAnswer) -> String {
            let parts = [
                ("id", answer.id), ("clientData", answer.clientData),
                ("authenticatorData", answer.authenticatorData), ("signature", answer.signature),
                ("userHandle", answer.userHandle),
            ]
            return JSON.object(parts.map { JSON.Member($0.0, .string(Base64URL.text(of: $0.1))) }).text
        }

        /// Asks for new recovery codes, confirmed by a passkey, and returns the status.
        private func confirm(
            _ browser: Browser, with authenticator: SoftAuthenticator,
            _ given: (challenge: String, cookie: String)
        ) async throws -> Int {
            try await confirm("/account/recovery-codes", browser, with: authenticator, given).status
        }

        /// Sends a form that a passkey confirms.
        func confirm(
            _ path: String, _ browser: Browser, with authenticator: SoftAuthenticator,
            _ given: (challenge: String, cookie: String), sending fields: [(String, String)] = []
        ) async throws -> Browser.Answer {
            var authenticator = authenticator
            authenticator.challenge = given.challenge
            return try await browser.send(
                .POST, path, ["Origin": browser.address, "Cookie": given.cookie],
                form: fields + [("current", ""), ("answer", try text(of: authenticator.asserted()))])
        }

        @Test("A passkey confirms instead of the password: the person's own, in the same browser, once")
        func confirmation() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var maria = browser(at: server)
            try await maria.join("maria")
            let own = try await addPasskey(to: &maria, at: server)
            var boris = browser(at: server)
            try await boris.join("boris")
            var others = SoftAuthenticator.p256()
            others.id = [1, 2, 3]
            let asked = try await ask(&boris)
            (others.origin, others.relyingParty) = (own.origin, own.relyingParty)
            (others.owner, others.challenge) = (asked.owner, asked.challenge)
            #expect(try await add(others, asked.ticket, to: &boris).status == 303)
            var elsewhere = browser(at: server)
            try await elsewhere.signIn("maria")

            let first = try await challenge(maria, at: "/account/passkeys/challenge")
            #expect(try await confirm(elsewhere, with: own, first) == 422)
            #expect(try await confirm(maria, with: own, first) == 200)
            #expect(try await confirm(maria, with: own, first) == 422)
            let second = try await challenge(maria, at: "/account/passkeys/challenge")
            #expect(try await confirm(maria, with: others, second) == 422)
            #expect(try await confirm(maria, with: own, try await challenge(maria)) == 422)
            let page = try await maria.get("/account/recovery-codes").text
            #expect(page.contains("Confirm with a passkey"))
            let signedOut = try await browser(at: server).send(
                .POST, "/account/passkeys/challenge", ["Origin": maria.address])
            #expect(signedOut.status == 401)
        }

        /// Signs in with a new challenge.
        func signIn(
            _ browser: Browser, with authenticator: SoftAuthenticator
        ) async throws -> Browser.Answer {
            var authenticator = authenticator
            let (challenge, cookie) = try await challenge(browser)
            authenticator.challenge = challenge
            return try await signIn(browser, with: authenticator, cookie: cookie)
        }

        @Test("A passkey signs in on any browser, also after a restart, until it is removed")
        func round() async throws {
            let folder = try TemporaryFolder()
            var server = try await RunningServer(in: folder)
            var maria = browser(at: server)
            try await maria.join("maria")
            var authenticator = try await addPasskey(to: &maria, at: server)
            let list = try await maria.get("/account/passkeys")
            #expect(list.text.contains("My phone") && list.text.contains("not used yet"))

            authenticator.counter = 1
            let answer = try await signIn(browser(at: server), with: authenticator)
            #expect(answer.status == 303)
            #expect(answer.location == "/habits")
            let signedIn = try #require(
                answer.headers["set-cookie"].first { $0.hasPrefix("hexis=") }?.split(separator: ";").first)
            let today = try await browser(at: server).send(.GET, "/today", ["Cookie": String(signedIn)])
            #expect(today.status == 200)
            #expect(try await maria.get("/account/passkeys").text.contains("last used"))
            #expect(try await maria.get("/account").text.contains("Passkey added"))
            // The counter was kept: a copy of the authenticator is found out.
            #expect(try await signIn(browser(at: server), with: authenticator).status == 422)

            server.kill()
            server = try await RunningServer(in: folder)
            authenticator.counter = 2
            authenticator.origin = origin(of: server)
            #expect(try await signIn(browser(at: server), with: authenticator).status == 303)

            maria = browser(at: server)
            try await maria.signIn("maria")
            let id = try #require(
                try await maria.get("/account/passkeys").text.firstMatch(
                    of: /name="passkey" value="([0-9a-f]{32})"/)
            ).1
            let renamed = try await maria.post(
                "/account/passkeys/rename", [("passkey", String(id)), ("name-\(id)", "Old phone")])
            #expect(renamed.text.contains("Old phone"))
            let unnamed = try await maria.post(
                "/account/passkeys/rename", [("passkey", String(id)), ("name-\(id)", " ")])
            #expect(unnamed.status == 422)
            #expect(try await maria.post("/account/passkeys/remove", [("passkey", String(id))]).status == 200)
            authenticator.counter = 3
            #expect(try await signIn(browser(at: server), with: authenticator).status == 422)
            #expect(try await maria.get("/account").text.contains("Passkey removed"))
        }

        @Test("A passkey is added only with the password, in the same browser, once, and to one account")
        func adding() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var maria = browser(at: server)
            try await maria.join("maria")
            var boris = browser(at: server)
            try await boris.join("boris")
            let refused = try await maria.post("/account/passkeys/new", [("current", "wrong guess")])
            #expect(refused.status == 422)
            #expect(refused.text.contains("This is not your current password."))

            let asked = try await ask(&maria)
            let authenticator = authenticator(for: asked, at: server)
            #expect(try await add(authenticator, asked.ticket, to: &boris).status == 422)
            let other = try await ask(&maria)
            #expect(try await add(authenticator, other.ticket, to: &maria).status == 422)
            #expect(try await maria.post("/account/passkeys/add", [("ticket", asked.ticket)]).status == 422)
            #expect(try await add(authenticator, asked.ticket, to: &maria, name: "").status == 303)
            #expect(try await add(authenticator, asked.ticket, to: &maria).status == 422)

            var copy = authenticator
            for var browser in [maria, boris] {
                let asked = try await ask(&browser)
                copy.challenge = asked.challenge
                let taken = try await add(copy, asked.ticket, to: &browser)
                #expect(taken.status == 422)
                #expect(taken.text.contains("in use already"))
            }
            // A name that cannot be used is the browser's own.
            #expect(!(try await maria.get("/account/passkeys").text.contains("My phone")))
            #expect(try await boris.get("/account/passkeys").text.contains("Your passkeys") == false)
            let stranger = browser(at: server)
            #expect(try await stranger.send(.GET, "/account/passkeys").status == 303)
        }

        @Test("No other answer opens an account")
        func refusals() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var maria = browser(at: server)
            try await maria.join("maria")
            let authenticator = try await addPasskey(to: &maria, at: server)
            let stranger = browser(at: server)
            var answering = authenticator

            // The challenge of another browser, a used one, and none.
            let first = try await challenge(stranger)
            let second = try await challenge(stranger)
            answering.challenge = first.challenge
            #expect(try await signIn(stranger, with: answering, cookie: second.cookie).status == 422)
            #expect(try await signIn(stranger, with: answering, cookie: first.cookie).status == 303)
            #expect(try await signIn(stranger, with: answering, cookie: first.cookie).status == 422)
            answering.challenge = ""
            #expect(try await signIn(stranger, with: answering, cookie: "hexis-passkey=").status == 422)

            let lies: [(inout SoftAuthenticator) -> Void] = [
                { $0.owner = Array(repeating: 1, count: 16) }, { $0.id = [1, 2, 3] },
                { $0.flags = 0b0001_1001 }, { $0.origin = "https://evil.example" },
                { $0.relyingParty = "evil.example" },
            ]
            for lie in lies {
                var liar = authenticator
                lie(&liar)
                let answer = try await signIn(stranger, with: liar)
                #expect(answer.status == 422)
                #expect(answer.text.contains("This passkey does not open an account here"))
            }
            for text in ["", "{}", "[]", #"{"id":1}"#, String(repeating: "[", count: 10_000)] {
                let (_, cookie) = try await challenge(stranger)
                let answer = try await stranger.send(
                    .POST, "/sign-in/passkey", ["Origin": stranger.address, "Cookie": cookie],
                    form: [("answer", text)])
                #expect(answer.status == 422)
            }
            let foreign = try await stranger.send(
                .POST, "/sign-in/passkey/challenge", ["Origin": "https://evil.example"])
            #expect(foreign.status == 403)
            #expect(try await signIn(stranger, with: authenticator).status == 303)
        }

        @Test("A passkey opens no suspended account, and goes with an erased one")
        func suspendedAndErased() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var administrator = browser(at: server)
            try await administrator.join("anna")
            var maria = browser(at: server)
            try await maria.join("maria")
            let authenticator = try await addPasskey(to: &maria, at: server)
            let people = try await administrator.get("/people").text
            let links = people.matches(of: /href="(\/people\/[0-9a-f]{32})"/).map { String($0.1) }
            for link in links {
                let page = try await administrator.get(link).text
                guard page.contains("<h1>maria</h1>") else { continue }
                #expect(try await administrator.post("\(link)/suspend").status == 200)
                #expect(try await signIn(browser(at: server), with: authenticator).status == 403)
                #expect(try await administrator.post("\(link)/resume").status == 200)
                #expect(try await signIn(browser(at: server), with: authenticator).status == 303)
                let erased = try await administrator.post(
                    "\(link)/erase", [("confirm", "correct horse")])
                #expect(erased.status == 303)
            }
            #expect(try await administrator.get("/people").text.contains("maria") == false)
            #expect(try await signIn(browser(at: server), with: authenticator).status == 422)
        }
    }
}
