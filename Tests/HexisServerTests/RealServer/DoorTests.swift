import Foundation
import NIOHTTP1
import Testing

extension RealServer {
    @Suite("Attacks on signing in")
    struct Door {
        /// A server behind a proxy, so that a header states a request's address.
        private let way = RunningServer.Way(flags: ["--trusted-proxy", "127.0.0.1"])

        private func signIn(
            _ browser: Browser, _ password: String, from address: String
        ) async throws -> Browser.Answer {
            try await browser.send(
                .POST, "/sign-in", ["Origin": browser.address, "X-Forwarded-For": address],
                form: [("user", "maria"), ("password", password)])
        }

        /// Returns the cookies that a response sets, as a browser sends them back.
        private func cookies(_ answer: Browser.Answer) -> String {
            answer.headers["set-cookie"].compactMap { $0.split(separator: ";").first.map(String.init) }
                .filter { !$0.hasSuffix("=") }.joined(separator: "; ")
        }

        @Test("Guessing a password locks out only the guesser")
        func guessing() async throws {
            let server = try await RunningServer(in: TemporaryFolder(), way)
            let stranger = Browser(server)
            var owner = Browser(server)
            try await owner.join("maria")
            for _ in 1...10 {
                #expect(try await signIn(stranger, "wrong guess", from: "192.0.2.1").status == 422)
            }
            #expect(try await signIn(stranger, "wrong guess", from: "192.0.2.1").status == 429)
            // The owner signs in elsewhere with a new browser, and continues in the signed-in one.
            let elsewhere = try await signIn(Browser(server), "correct horse", from: "192.0.2.2")
            #expect(elsewhere.status == 303)
            let changed = try await owner.post(
                "/account/password", [("current", "correct horse"), ("new", "another sentence")])
            #expect(changed.status == 200)
            #expect(try await owner.post("/account/erase", [("confirm", "another sentence")]).status == 303)
        }

        @Test("Only the owner sees the number of failed sign-ins")
        func failedAttempts() async throws {
            let server = try await RunningServer(in: TemporaryFolder(), way)
            var owner = Browser(server)
            try await owner.join("maria")
            var other = Browser(server)
            try await other.join("boris")
            #expect(!(try await owner.get("/account").text.contains("failed sign-in")))
            let stranger = Browser(server)
            for _ in 1...3 {
                #expect(try await signIn(stranger, "wrong guess", from: "192.0.2.1").status == 422)
            }
            try await eventually("all three are counted") {
                // Midnight may fall between two of them.
                let counts = try await owner.send(.GET, "/account").text
                    .matches(of: /(\d) failed sign-in attempts? (today|yesterday)/).map { Int($0.1) ?? 0 }
                return counts.reduce(0, +) == 3 ? true : nil
            }
            #expect(!(try await other.get("/account").text.contains("failed sign-in")))
        }

        @Test(
            "A browser that was signed in before can sign in while strangers guess, but gets no more guesses"
        )
        func knownBrowser() async throws {
            let server = try await RunningServer(in: TemporaryFolder(), way)
            var owner = Browser(server)
            try await owner.join("maria")
            var known = Browser(server)
            known.cookie = cookies(try await signIn(known, "correct horse", from: "192.0.2.1"))
            #expect(try await known.send(.POST, "/sign-out", ["Origin": server.address]).status == 303)
            let stranger = Browser(server)
            for _ in 1...10 { _ = try await signIn(stranger, "wrong guess", from: "192.0.2.1") }
            #expect(try await signIn(stranger, "correct horse", from: "192.0.2.1").status == 429)
            #expect(try await signIn(known, "correct horse", from: "192.0.2.1").status == 303)
            for _ in 1...10 {
                #expect(try await signIn(known, "wrong guess", from: "192.0.2.1").status == 422)
            }
            #expect(try await signIn(known, "wrong guess", from: "192.0.2.3").status == 429)
        }

        @Test("A shared computer does not become a known browser")
        func sharedComputer() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var owner = Browser(server)
            try await owner.join("maria")
            let answer = try await Browser(server).send(
                .POST, "/sign-in", ["Origin": server.address],
                form: [("user", "maria"), ("password", "correct horse"), ("shared", "on")])
            #expect(answer.status == 303)
            #expect(answer.headers["set-cookie"].allSatisfy { !$0.contains("-device=") })
        }

        @Test(
            "A request has exactly one Host header",
            arguments: ["Host: x\r\nHost: x\r\n", "Host: x\r\nHost: y\r\n", ""])
        func hosts(_ hosts: String) async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            let answer = try rawAnswer(of: server, to: "GET /health HTTP/1.1\r\n\(hosts)\r\n")
            #expect(answer.status == 400)
            #expect(answer["connection"] == "close")
            #expect(answer["content-security-policy"] != nil)
            #expect(try rawAnswer(of: server, to: "GET /health HTTP/1.1\r\nHost: x\r\n\r\n").status == 200)
            // Monitoring programs may still use HTTP/1.0, which had no Host header.
            #expect(try rawAnswer(of: server, to: "GET /health HTTP/1.0\r\n\r\n").status == 200)
        }

        @Test("An undeclared proxy is logged once")
        func undeclaredProxy() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            for _ in 1...2 {
                let answer = try await Browser(server).send(
                    .GET, "/health", ["X-Forwarded-For": "192.0.2.1"])
                #expect(answer.status == 200)
            }
            try await server.says("undeclared-proxy")
            #expect(server.stop() == 0)
            #expect(server.log.components(separatedBy: "undeclared-proxy").count == 2)
            #expect(server.log.contains("--trusted-proxy"))
            let declared = try await RunningServer(in: TemporaryFolder(), way)
            _ = try await Browser(declared).send(.GET, "/health", ["X-Forwarded-For": "192.0.2.1"])
            #expect(declared.stop() == 0)
            #expect(!declared.log.contains("undeclared-proxy"))
        }
    }
}
