import Testing

extension RealServer {
    /// A real server, and a real third-party mail server (aiosmtpd).
    @Suite("Mails about an account")
    struct AccountMails {
        private let mailServer: MailServer
        private let server: RunningServer

        init() async throws {
            mailServer = try await MailServer()
            server = try await RunningServer(
                in: TemporaryFolder(), RunningServer.Way(flags: mailServer.flags))
        }

        /// Joins with an address, and returns the code that is mailed to it.
        private func join(_ browser: inout Browser, _ user: String, _ email: String) async throws -> String {
            let fields = [("user", user), ("password", "correct horse"), ("zone", "UTC"), ("email", email)]
            #expect(try await browser.post("/join", fields).location == "/begin")
            let mail = try await mailServer.next()
            #expect(mail.recipient == email && mail.subject == "Is this your address?")
            return try code(mail)
        }

        private func code(_ mail: MailServer.Mail) throws -> String {
            String(
                try #require(mail.body.firstMatch(of: #/\/account\/email\/confirm\?code=([\w-]{22})/#)).1)
        }

        private func confirm(_ code: String, _ browser: inout Browser) async throws -> Browser.Answer {
            try await browser.post("/account/email/confirm", [("code", code)])
        }

        /// Asks for a link without being signed in.
        private func request(_ userName: String) async throws -> Browser.Answer {
            var browser = Browser(server)
            return try await browser.post("/recover", [("mail", userName)])
        }

        private func link(_ mail: MailServer.Mail) throws -> String {
            String(try #require(mail.body.firstMatch(of: #/\/new-password\?link=[\w-]+/#)).0)
        }

        @Test("A confirmed address gets a link to a new password, which works once and signs out everywhere")
        func link() async throws {
            var ada = Browser(server)
            let code = try await join(&ada, "ada", "ada@example.org")
            #expect(try await ada.get("/account").text.contains("ada@example.org, not confirmed yet"))
            #expect(
                try await ada.get("/account/email/confirm?code=\(code)").text.contains(
                    "Confirm that ada@example.org is yours."))
            #expect(try await confirm(code, &ada).location == "/account/email?confirmed")
            #expect(try await ada.get("/account/email").text.contains("ada@example.org is confirmed."))

            #expect(try await request("ADA").location == "/recover?mailed")
            let mail = try await mailServer.next()
            #expect(mail.recipient == "ada@example.org" && mail.body.contains("“ada”"))
            let link = try link(mail)
            var other = Browser(server)
            #expect(try await other.get(link).text.contains("For the account “ada”."))
            let fields = [("link", String(link.dropFirst("/new-password?link=".count)))]
            let chosen = try await other.post("/new-password", fields + [("password", "another sentence")])
            #expect(chosen.location == "/today")
            #expect(try await ada.get("/today").status == 303)
            #expect(try await other.get(link).status == 403)
            let history = try await other.get("/account").text
            for event in [
                "E-mail address confirmed", "A link to a new password was mailed to you",
                "Password replaced by a link",
            ] { #expect(history.contains(event), "\(event)") }
        }

        @Test("Whether there is an account or a confirmed address, nobody learns, and nothing is sent")
        func silence() async throws {
            var (ada, bob) = (Browser(server), Browser(server))
            _ = try await join(&ada, "ada", "ada@example.org")
            let code = try await join(&bob, "bob", "bob@example.org")
            _ = try await confirm(code, &bob)
            var answers: [Browser.Answer] = []
            for name in ["ada", "nobody-here", "a", "bob"] { answers.append(try await request(name)) }
            #expect(answers.allSatisfy { $0.status == 303 && $0.location == "/recover?mailed" })
            #expect(Set(answers.map(\.bytes)).count == 1)
            // They are sent in the order of the requests.
            #expect(try await mailServer.next().recipient == "bob@example.org")
            #expect(try await request(" ").status == 422)
        }

        @Test("A code confirms one address of one account")
        func foreign() async throws {
            var (ada, eve) = (Browser(server), Browser(server))
            let code = try await join(&ada, "ada", "ada@example.org")
            // Eve named Ada’s address as hers, and cannot read its mail.
            let own = try await join(&eve, "eve", "ada@example.org")
            for wrong in [code, "", "x", own + "x"] {
                #expect(try await confirm(wrong, &eve).status == 422, "\(wrong)")
            }
            #expect(
                try await eve.get("/account/email/confirm?code=\(code)").text.contains(
                    "This link is not for the address of your account."))
            #expect(try await eve.get("/account/email").text.contains("is not confirmed yet"))
        }

        @Test("Another address takes the password, is confirmed anew, and the earlier one hears of it")
        func change() async throws {
            var ada = Browser(server)
            let first = try await join(&ada, "ada", "ada@example.org")
            _ = try await confirm(first, &ada)

            let wrong = try await ada.post(
                "/account/email", [("email", "new@example.org"), ("current", "guess")])
            #expect(wrong.status == 422 && wrong.text.contains("new@example.org"))
            let noAddress = try await ada.post(
                "/account/email", [("email", "new.example.org"), ("current", "correct horse")])
            #expect(noAddress.status == 422 && noAddress.text.contains("value=\"new.example.org\""))
            let same = try await ada.post(
                "/account/email", [("email", "ada@example.org"), ("current", "correct horse")])
            #expect(same.location == "/account/email")
            #expect(try await ada.get("/account/email").text.contains("ada@example.org is confirmed."))

            let changed = try await ada.post(
                "/account/email", [("email", " new@example.org "), ("current", "correct horse")])
            #expect(changed.location == "/account/email?saved")
            let word = try await mailServer.next()
            #expect(word.recipient == "ada@example.org" && word.subject == "Your account has another address")
            let question = try await mailServer.next()
            #expect(question.recipient == "new@example.org")
            #expect(try await confirm(first, &ada).status == 422)
            #expect(try await ada.post("/account/email/send").location == "/account/email?sent")
            let again = try await mailServer.next()
            #expect(again.recipient == "new@example.org")
            #expect(try code(again) == code(question))
            #expect(try await confirm(try code(again), &ada).status == 303)
            #expect(try await ada.get("/account/stored").text.contains("new@example.org"))

            let removed = try await ada.post(
                "/account/email", [("email", ""), ("current", "correct horse")])
            #expect(removed.location == "/account/email?removed")
            #expect(try await mailServer.next().recipient == "new@example.org")
            #expect(try await ada.get("/account").text.contains("None yet. It helps"))
        }

        @Test("Asking again and again is slowed down")
        func slowedDown() async throws {
            var refused: Browser.Answer?
            for _ in 0..<300 where refused == nil {
                let answer = try await request("nobody-here")
                if answer.status != 303 { refused = answer }
            }
            #expect(refused?.status == 429)
        }

        @Test("A server that sends no mail offers none, and lets people remove what they entered")
        func withoutMail() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var ada = Browser(server)
            try await ada.join("ada")
            #expect(try await !ada.get("/account").text.contains("E-mail address"))
            #expect(try await ada.post("/account/email/send").status == 404)
            var bob = Browser(server)
            let fields = [
                ("user", "bob"), ("password", "correct horse"), ("zone", "UTC"), ("email", "bob@example.org"),
            ]
            #expect(try await bob.post("/join", fields).location == "/begin")
            #expect(try await bob.get("/account/email").text.contains("This server sends no mail"))
            let changed = try await bob.post(
                "/account/email", [("email", "bo@example.org"), ("current", "correct horse")])
            #expect(changed.location == "/account/email")
            #expect(try await bob.get("/account/email").text.contains("value=\"bo@example.org\""))
            let removed = try await bob.post(
                "/account/email", [("email", ""), ("current", "correct horse")])
            #expect(removed.location == "/account/email?removed")
            var nobody = Browser(server)
            #expect(try await !nobody.get("/recover").text.contains("Send the link"))
            #expect(try await nobody.post("/recover", [("mail", "ada")]).status == 404)
        }
    }
}
