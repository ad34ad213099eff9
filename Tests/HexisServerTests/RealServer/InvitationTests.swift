import Foundation
import NIOHTTP1
import Testing

extension RealServer {
    @Suite("People join by invitation")
    struct Invitations {
        /// A server as it comes: the first person joins freely, everybody else by invitation.
        private func server(in folder: TemporaryFolder) async throws -> RunningServer {
            try await RunningServer(in: folder, RunningServer.Way(environment: ["HEXIS_JOINING": "invited"]))
        }

        /// The path of the link that the page shows.
        private func link(on page: Browser.Answer, of browser: Browser) throws -> String {
            let match = try #require(page.text.firstMatch(of: /value="([^"]*\/join\?invitation=[^"]+)"/))
            let link = String(match.1)
            #expect(link.hasPrefix(browser.address))
            return String(link.dropFirst(browser.address.count))
        }

        @Test("The first person becomes the administrator, whose link admits one other")
        func link() async throws {
            let server = try await server(in: try TemporaryFolder())
            var maria = Browser(server)
            #expect(try await maria.get("/").text.contains("href=\"/join\""))
            #expect(try await maria.get("/join").text.contains("You are the first person here"))
            try await maria.join("maria")
            #expect(try await maria.get("/account").text.contains("href=\"/people\""))
            #expect(try await maria.get("/people").text.contains("Administrator"))

            var eve = Browser(server)
            for path in ["/", "/sign-in"] {
                let page = try await eve.get(path).text
                #expect(page.contains("by invitation"), "\(path)")
                #expect(!page.contains("href=\"/join\""), "\(path)")
            }
            let fields = [("user", "eve"), ("password", "a long sentence")]
            for path in ["/join", "/join?invitation=", "/join?invitation=guess"] {
                let refused = try await eve.get(path)
                #expect(refused.status == 403)
                #expect(refused.text.contains("Joining takes an invitation"))
            }
            #expect(try await eve.post("/join", fields).status == 403)
            #expect(try await eve.post("/join", fields + [("invitation", "guess")]).status == 403)
            #expect(eve.cookie == nil)

            let made = try await maria.post("/people/invitations")
            #expect(made.status == 200)
            #expect(made["cache-control"] == "no-store")
            let link = try link(on: made, of: maria)
            // It is shown once.
            #expect(try await !maria.get("/people").text.contains(link))
            #expect(try await maria.get("/people").text.contains("Waiting invitations"))

            var jonas = Browser(server)
            let page = try await jonas.get(link)
            #expect(page.status == 200)
            #expect(page.text.contains("You have been invited"))
            let secret = String(link.split(separator: "=")[1])
            let invited = [("password", "a long sentence"), ("invitation", secret)]
            // What is wrong with the form does not use the invitation up.
            #expect(try await jonas.post("/join", [("user", "j")] + invited).status == 422)
            let taken = try await jonas.post("/join", [("user", "maria")] + invited)
            #expect(taken.status == 422)
            #expect(taken.text.contains("value=\"\(secret)\""))
            #expect(try await jonas.post("/join", [("user", "jonas")] + invited).location == "/begin")
            #expect(try await eve.get(link).status == 403)
            #expect(try await eve.post("/join", [("user", "eve")] + invited).status == 403)

            let people = try await maria.get("/people").text
            #expect(people.contains("jonas"))
            #expect(!people.contains("Waiting invitations"))
            // For everybody else the page does not exist.
            #expect(try await !jonas.get("/account").text.contains("href=\"/people\""))
            let hidden = try await jonas.get("/people")
            #expect(hidden.status == 404)
            for path in ["/people/invitations", "/people/invitations/withdraw"] {
                #expect(try await jonas.post(path).status == 404)
            }
            #expect(try await eve.get("/people").location?.hasPrefix("/sign-in") == true)
        }

        @Test("An invitation is drawn as a QR code, and can be withdrawn")
        func withdrawn() async throws {
            let server = try await server(in: try TemporaryFolder())
            var maria = Browser(server)
            try await maria.join("maria")
            let made = try await maria.post("/people/invitations")
            let link = try link(on: made, of: maria)
            let source = try #require(made.text.firstMatch(of: /src="(\/people\/code[^"]+)"/))
            let code = try await maria.get(String(source.1))
            #expect(code["content-type"] == "image/svg+xml")
            #expect(code["cache-control"] == "no-store")
            #expect(code.text.contains("<svg"))
            let id = try #require(made.text.firstMatch(of: /name="invitation" value="([0-9a-f]{32})"/))
            let gone = try await maria.post("/people/invitations/withdraw", [("invitation", String(id.1))])
            #expect(gone.text.contains("The invitation is withdrawn"))
            #expect(try await Browser(server).send(.GET, link).status == 403)
            #expect(try await maria.get(String(source.1)).status == 404)
            #expect(try await maria.post("/people/invitations/withdraw", [("invitation", "x")]).status == 400)
        }

        @Test("An administrator makes another one, and can then leave")
        func handedOver() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var maria = Browser(server)
            try await maria.join("maria")
            let warning = "You are the only administrator."
            #expect(try await !maria.get("/account").text.contains(warning))
            var jonas = Browser(server)
            try await jonas.join("jonas")
            #expect(try await maria.get("/account").text.contains(warning))
            #expect(try await !jonas.get("/account").text.contains(warning))
            let people = try await maria.get("/people").text
            let pages = people.matches(of: /href="(\/people\/[0-9a-f]{32})"/).map { String($0.1) }
            var link = ""
            for page in pages where try await maria.get(page).text.contains("<h1>jonas</h1>") { link = page }
            #expect(try await jonas.post("\(link)/make-administrator").status == 404)
            let made = try await maria.post("\(link)/make-administrator")
            #expect(made.text.contains("They are an administrator now."))
            let account = try await jonas.get("/account").text
            #expect(account.contains("Made an administrator") && !account.contains(warning))
            #expect(try await !maria.get("/account").text.contains(warning))
            #expect(try await jonas.get("/people").status == 200)
            // Nobody changes themselves, so there is always one left.
            #expect(try await jonas.post("\(link)/unmake-administrator").status == 405)
            let unmade = try await maria.post("\(link)/unmake-administrator")
            #expect(unmade.text.contains("They are no longer an administrator."))
            #expect(try await jonas.get("/people").status == 404)
            _ = try await maria.post("\(link)/make-administrator")
            #expect(try await maria.post("/account/erase", [("confirm", "correct horse")]).status == 303)
            #expect(try await jonas.get("/people").status == 200)
        }

        @Test("The command line invites, and makes an administrator")
        func commands() async throws {
            let folder = try TemporaryFolder()
            let data = ["--data", folder.path("data")]
            let first = try await server(in: folder)
            var maria = Browser(first)
            try await maria.join("maria")
            #expect(first.stop() == 0)
            let invited = try hexis(
                ["people", "invite"] + data, environment: ["HEXIS_PUBLIC_URL": "https://habits.example"])
            #expect(invited.code == 0)
            let link = try #require(
                invited.output.firstMatch(of: /https:\/\/habits\.example(\/join\?invitation=[\w-]+)/))
            let second = try await server(in: folder)
            var jonas = Browser(second)
            #expect(try await jonas.get(String(link.1)).status == 200)
            let secret = String(link.1.split(separator: "=")[1])
            _ = try await jonas.post(
                "/join", [("user", "jonas"), ("password", "a long sentence"), ("invitation", secret)])
            #expect(second.stop() == 0)
            #expect(try hexis(["people", "make-administrator", "jonas"] + data).code == 0)
            #expect(try hexis(["people", "make-administrator", "nobody"] + data).code == 1)
            #expect(try hexis(["people", "list"] + data).output.contains(/jonas .*administrator/))
            let third = try await server(in: folder)
            var again = Browser(third)
            try await again.signIn("jonas", password: "a long sentence")
            #expect(try await again.get("/people").status == 200)
        }

        /// The path of a person's page in the list.
        private func page(of user: String, for administrator: inout Browser) async throws -> String {
            let list = try await administrator.get("/people").text
            let row = try #require(list.range(of: ">\(user)<")?.lowerBound)
            return String(
                try #require(list[..<row].matches(of: /href="(\/people\/[0-9a-f]{32})"/).last).output.1)
        }

        @Test("An administrator suspends, resumes and erases an account while the server runs")
        func suspended() async throws {
            let server = try await RunningServer(in: try TemporaryFolder())
            var maria = Browser(server)
            try await maria.join("maria")
            var jonas = Browser(server)
            try await jonas.join("jonas")
            let person = try await page(of: "jonas", for: &maria)
            let own = try await page(of: "maria", for: &maria)
            for action in ["", "/suspend", "/resume", "/erase"] {
                #expect(try await jonas.post(person + action).status == 404, "\(action)")
                // Their own account is out of reach here, so that they cannot lock themselves out.
                #expect(try await maria.post(own + action).status == 405, "\(action)")
            }
            #expect(try await maria.get(own).text.contains("This is your own account"))
            #expect(try await jonas.get(person).status == 404)

            #expect(try await maria.post("\(person)/suspend").text.contains("The account is suspended."))
            #expect(try await jonas.get("/today").location?.hasPrefix("/sign-in") == true)
            let signIn = [("user", "jonas"), ("password", "correct horse")]
            #expect(try await jonas.post("/sign-in", signIn).status == 403)
            // No link to a new password lets a suspended person in.
            #expect(try await maria.post("\(person)/password-link").status == 404)
            #expect(try await maria.get("/people").text.contains("Suspended"))

            #expect(try await maria.post("\(person)/resume").text.contains("The account is open again."))
            #expect(try await jonas.post("/sign-in", signIn).status == 303)
            #expect(try await jonas.get("/today").status == 200)

            let wrong = try await maria.post("\(person)/erase", [("confirm", "correct mule")])
            #expect(wrong.status == 422)
            #expect(wrong.text.contains("This is not your current password."))
            #expect(try await jonas.get("/today").status == 200)
            let erased = try await maria.post("\(person)/erase", [("confirm", "correct horse")])
            #expect(erased.location == "/people?erased")
            #expect(try await maria.get("/people?erased").text.contains("The account is erased"))
            #expect(try await !maria.get("/people").text.contains("jonas"))
            #expect(try await jonas.get("/today").location?.hasPrefix("/sign-in") == true)
            #expect(try await jonas.post("/sign-in", signIn).status == 422)
            #expect(try await maria.get(person).status == 404)
        }

        @Test("A link from the administrator replaces a forgotten password once, and its person sees that")
        func forgottenPassword() async throws {
            let folder = try TemporaryFolder()
            let server = try await RunningServer(in: folder)
            var maria = Browser(server)
            try await maria.join("maria")
            var jonas = Browser(server)
            try await jonas.join("jonas")
            let person = try await page(of: "jonas", for: &maria)
            // Only an administrator makes one.
            #expect(try await jonas.post("\(person)/password-link").status == 404)
            let made = try await maria.post("\(person)/password-link")
            #expect(made.status == 200)
            #expect(made["cache-control"] == "no-store")
            #expect(try await maria.post("/people/nobody/password-link").status == 404)
            let match = try #require(made.text.firstMatch(of: /value="([^"]*\/new-password\?link=[^"]+)"/))
            let link = String(String(match.1).dropFirst(maria.address.count))
            let source = try #require(made.text.firstMatch(of: /src="(\/people\/code[^"]+)"/))
            #expect(try await maria.get(String(source.1)).text.contains("<svg"))

            var phone = Browser(server)
            #expect(try await phone.get("/new-password?link=guess").status == 403)
            #expect(try await phone.get("/new-password").status == 403)
            #expect(try await phone.get(link).text.contains("For the account “jonas”"))
            let secret = String(link.split(separator: "=")[1])
            let short = try await phone.post("/new-password", [("link", secret), ("password", "short")])
            #expect(short.status == 422)
            #expect(short.text.contains("Choose at least 8 characters."))
            let common = try await phone.post("/new-password", [("link", secret), ("password", "password1")])
            #expect(common.status == 422)
            let fields = [("link", secret), ("password", "another sentence")]
            #expect(try await phone.post("/new-password", fields).location == "/today")
            #expect(try await phone.get("/today").status == 200)
            // It signs out everywhere else, and works once.
            #expect(try await jonas.get("/today").location?.hasPrefix("/sign-in") == true)
            var again = Browser(server)
            #expect(try await again.get(link).status == 403)
            #expect(try await again.post("/new-password", fields).status == 403)
            #expect(try await maria.get(String(source.1)).status == 404)
            try await again.signIn("jonas", password: "another sentence")
            let history = try await again.get("/account").text
            #expect(history.contains("An administrator made a link to a new password"))
            #expect(history.contains("Password replaced by a link"))
            #expect(history.contains("Signed in"))
            #expect(server.stop() == 0)

            let printed = try hexis(["people", "reset", "jonas", "--data", folder.path("data")])
            let reset = try #require(printed.output.firstMatch(of: /(\/new-password\?link=[\w-]+)/))
            let next = try await RunningServer(in: folder)
            #expect(try await Browser(next).send(.GET, String(reset.1)).status == 200)
        }
    }
}
