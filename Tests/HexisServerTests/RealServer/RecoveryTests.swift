import Testing

extension RealServer {
    @Suite("Recovery codes")
    struct Recovery {
        private func makeCodes(_ browser: inout Browser) async throws -> [String] {
            let page = try await browser.post("/account/recovery-codes", [("current", "correct horse")])
            #expect(page.status == 200)
            #expect(page["cache-control"] == "no-store")
            return page.text.matches(of: /<code>([^<]+)<\/code>/).map { String($0.1) }
        }

        private func recover(
            _ browser: inout Browser, _ user: String, _ code: String, _ password: String
        ) async throws -> Browser.Answer {
            try await browser.post("/recover", [("user", user), ("code", code), ("password", password)])
        }

        @Test("A code sets a new password once, signs in here and out everywhere else")
        func round() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var maria = Browser(server)
            try await maria.join("maria")
            let wrong = try await maria.post("/account/recovery-codes", [("current", "wrong guess")])
            #expect(wrong.status == 422)
            let codes = try await makeCodes(&maria)
            #expect(codes.count == 10)
            #expect(!(try await maria.get("/account/recovery-codes").text.contains(codes[0])))
            #expect(try await maria.get("/account").text.contains("10 of 10 left"))

            var other = Browser(server)
            #expect(try await other.get("/recover").status == 200)
            // What is wrong with the password costs no code.
            for password in ["short", "password", ""] {
                let refused = try await recover(&other, "maria", codes[3], password)
                #expect(refused.status == 422)
                #expect(refused.text.contains(codes[3]))
            }
            let answer = try await recover(&other, "Maria", codes[3].lowercased(), "another sentence")
            #expect(answer.status == 303)
            #expect(answer.location == "/today")
            #expect(try await maria.get("/today").status == 303)
            let account = try await other.get("/account").text
            #expect(account.contains("Password replaced with a recovery code"))
            #expect(account.contains("9 of 10 left"))

            var third = Browser(server)
            #expect(try await recover(&third, "maria", codes[3], "yet another one").status == 422)
            #expect(
                try await third.post("/sign-in", [("user", "maria"), ("password", "correct horse")]).status
                    == 422)
            try await third.signIn("maria", password: "another sentence")
        }

        @Test("New codes replace the earlier ones, and nobody else's open an account")
        func foreign() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var maria = Browser(server)
            try await maria.join("maria")
            var boris = Browser(server)
            try await boris.join("boris")
            let earlier = try await makeCodes(&maria)
            let codes = try await makeCodes(&maria)
            let others = try await makeCodes(&boris)
            var stranger = Browser(server)
            for (user, code) in [
                ("maria", earlier[0]), ("maria", others[0]), ("boris", codes[0]), ("none", codes[0]),
                ("", codes[0]), ("maria", ""), ("maria", "4GT9"), ("a b", codes[0]),
            ] {
                let answer = try await recover(&stranger, user, code, "another sentence")
                #expect(answer.status == 422, "\(user), \(code)")
            }
            #expect(try await recover(&stranger, "maria", codes[0], "another sentence").status == 303)
        }

        @Test("Guessing codes is slowed down like guessing passwords")
        func guessing() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var maria = Browser(server)
            try await maria.join("maria")
            let codes = try await makeCodes(&maria)
            var stranger = Browser(server)
            for _ in 1...10 {
                let answer = try await recover(&stranger, "maria", "4GT9-ZP0Q-M1XC", "another sentence")
                #expect(answer.status == 422)
            }
            #expect(try await recover(&stranger, "maria", codes[0], "another sentence").status == 429)
        }
    }
}
