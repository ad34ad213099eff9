import FakeProvider
import Foundation
import HexisCore
import Testing

/// Linking accounts, confirming with them, and what must not work.
extension RealServer.Providers {
    /// Links the account of whoever signs in at the provider.
    private func link(_ town: Town, _ jar: inout CookieJar) async throws -> Browser.Answer {
        let confirmed = try await jar.post("/account/linked/confirm", [("current", "correct horse")])
        #expect(confirmed.status == 303)
        return try await town.visit("/account/linked/start/oidc", &jar)
    }

    private func joinWithPassword(_ user: String, _ jar: inout CookieJar) async throws {
        let joined = try await jar.post(
            "/join", [("user", user), ("password", "correct horse"), ("zone", "UTC")])
        #expect(joined.status == 303)
    }

    private func account(on page: String) throws -> String {
        String(try #require(page.firstMatch(of: /name="account" value="([0-9a-f]{32})"/)).1)
    }

    @Test("An account is linked from inside only, once confirmed, to one person, and can be unlinked")
    func linking() async throws {
        try await running { town in
            var ada = town.jar()
            try await joinWithPassword("ada", &ada)
            // An e-mail address that happens to be the same links nothing.
            var stranger = town.jar()
            #expect(try await town.visit("/sign-in/with/oidc", &stranger).location == "/join/linked")

            #expect(try await ada.get("/account/linked/start/oidc").location == "/account/linked")
            let wrong = try await ada.post("/account/linked/confirm", [("current", "wrong guess")])
            #expect(wrong.status == 422 && wrong.text.contains("This is not your current password"))
            let linked = try await link(town, &ada)
            #expect(linked.status == 303 && linked.location == "/account/linked?linked=oidc")
            #expect(
                try await ada.get("/account/linked?linked=oidc").text.contains(
                    "Your account at City Clinic is linked"))
            #expect(try await ada.get("/account/stored").text.contains("1 linked account"))
            var elsewhere = town.jar()
            #expect(try await town.visit("/sign-in/with/oidc", &elsewhere).location == "/today")

            var boris = town.jar()
            try await joinWithPassword("boris", &boris)
            let taken = try await link(town, &boris)
            #expect(taken.status == 422 && taken.text.contains("signs somebody in here already"))

            let list = try await ada.get("/account/linked").text
            let id = try account(on: list)
            // It is nobody else's to unlink.
            #expect(try await boris.post("/account/linked/unlink", [("account", id)]).status == 200)
            #expect(try await ada.get("/account/linked").text.contains(id))
            #expect(try await ada.post("/account/linked/unlink", [("account", id)]).status == 200)
            #expect(try await !ada.get("/account/linked").text.contains(id))
            #expect(try await ada.get("/account").text.contains("Account unlinked"))
            var late = town.jar()
            #expect(try await town.visit("/sign-in/with/oidc", &late).location == "/join/linked")
        }
    }

    @Test("Who has nothing else confirms at the provider, signed in anew, for five minutes, in one browser")
    func confirming() async throws {
        try await running { town in
            var ada = town.jar()
            #expect(try await town.join("ada", &ada).status == 200)
            let page = try await ada.get("/account").text
            #expect(page.contains("/account/confirm/oidc?next=%2Faccount"))
            #expect(try await ada.post("/account/erase", [("confirm", "")]).status == 422)
            // The account is the only way in.
            let id = try account(on: try await ada.get("/account/linked").text)
            let kept = try await ada.post("/account/linked/unlink", [("account", id)])
            #expect(kept.status == 422 && kept.text.contains("without this account you could not sign in"))

            // Somebody else's account there confirms nothing, nor does one that was signed in long ago.
            town.become("somebody else")
            let other = try await town.visit("/account/confirm/oidc?next=%2Faccount", &ada)
            #expect(other.status == 422 && other.text.contains("not linked to this one"))
            town.become("subject-1")
            town.provider.behave { $0.alterToken = { $0.claims["auth_time"] = .integer(1_000_000_000) } }
            let old = try await town.visit("/account/confirm/oidc?next=%2Faccount", &ada)
            #expect(old.status == 422 && old.text.contains("does not hold"))
            #expect(ada.cookies["hexis-confirmed"] == nil)
            town.provider.behave { $0.alterToken = { _ in } }

            let confirmed = try await town.visit("/account/confirm/oidc?next=%2Faccount", &ada)
            #expect(confirmed.status == 303 && confirmed.location == "/account")
            #expect(try await ada.get("/account").text.contains("You have just confirmed"))
            // It is of no use in another browser of hers.
            var elsewhere = town.jar()
            #expect(try await town.visit("/sign-in/with/oidc", &elsewhere).location == "/today")
            elsewhere.keep("hexis-confirmed", ada.cookies["hexis-confirmed"])
            #expect(try await elsewhere.post("/account/erase").status == 422)

            let set = try await ada.post("/account/password", [("new", "a long sentence")])
            #expect(set.status == 200 && set.text.contains("You have a password now"))
            #expect(try await ada.post("/account/linked/unlink", [("account", id)]).status == 200)
            #expect(try await ada.post("/account/erase").status == 303)
            // Nobody is left who could be signed in.
            var late = town.jar()
            #expect(try await town.visit("/sign-in/with/oidc", &late).location == "/join/linked")
        }
    }

    @Test("A link never leads elsewhere than this server")
    func openRedirects() async throws {
        try await running { town in
            var ada = town.jar()
            #expect(try await town.join("ada", &ada).status == 200)
            for next in ["https%3A%2F%2Fevil.example", "%2F%2Fevil.example", "%2F%5Cevil.example"] {
                var elsewhere = town.jar()
                let answer = try await town.visit("/sign-in/with/oidc?next=\(next)", &elsewhere)
                #expect(answer.location == "/today")
                let confirmed = try await town.visit("/account/confirm/oidc?next=\(next)", &ada)
                #expect(confirmed.location == "/account")
            }
        }
    }

    @Test("A way back counts once, in the browser that set out, with its own state")
    func replays() async throws {
        try await running { town in
            var ada = town.jar()
            #expect(try await town.join("ada", &ada).status == 200)
            func isRefused(_ address: String, _ jar: inout CookieJar) async throws -> Bool {
                let answer = try await jar.get(address)
                return answer.status == 422
                    && answer.text.contains("This took too long, or began in another window")
            }
            var browser = town.jar()
            let back = try await town.wayBack(from: try await browser.get("/sign-in/with/oidc"))
            let ticket = browser.cookies["hexis-visit"]
            // Another browser, which a link with somebody else's code leads here, signs nobody in.
            var victim = town.jar()
            #expect(try await isRefused(back, &victim))
            _ = try await victim.get("/sign-in/with/oidc")
            #expect(try await isRefused(back, &victim))
            #expect(victim.cookies["hexis"] == nil)

            #expect(try await isRefused("/sign-in/callback/oidc?code=x&state=y", &browser))
            browser.keep("hexis-visit", ticket)
            #expect(try await browser.get(back).location == "/today")
            var again = town.jar()
            again.keep("hexis-visit", ticket)
            #expect(try await isRefused(back, &again))

            // Linking is for the session that set out.
            var boris = town.jar()
            try await joinWithPassword("boris", &boris)
            town.become("new")
            let confirmed = try await boris.post("/account/linked/confirm", [("current", "correct horse")])
            #expect(confirmed.status == 303)
            let toLink = try await town.wayBack(from: try await boris.get("/account/linked/start/oidc"))
            ada.keep("hexis-visit", boris.cookies["hexis-visit"])
            #expect(try await isRefused(toLink, &ada))
            #expect(try await boris.get(toLink).status == 422)
        }
    }

    @Test("A provider that is down, declines or lies is named in a sentence, and signs nobody in")
    func troubles() async throws {
        try await running { town in
            var ada = town.jar()
            town.provider.behave { $0.error = "access_denied" }
            let declined = try await town.visit("/sign-in/with/oidc", &ada)
            #expect(declined.status == 422)
            #expect(declined.text.contains("You were not signed in at City Clinic"))
            town.provider.behave {
                $0.error = nil
                $0.alterToken = { $0.claims["iss"] = .string("https://evil.example") }
            }
            let lie = try await town.visit("/sign-in/with/oidc", &ada)
            #expect(lie.status == 422)
            #expect(lie.text.contains("What City Clinic answered does not hold"))
            #expect(ada.cookies.keys.filter { $0 == "hexis" || $0 == "hexis-newcomer" }.isEmpty)
            try await town.server.says("provider-token")

            #expect(try await ada.get("/sign-in/with/unknown").status == 404)
            #expect(try await ada.get("/sign-in/callback/unknown?code=x&state=y").status == 404)
        }
        try await running { town in
            town.provider.behave { $0.isDown = true }
            var ada = town.jar()
            let down = try await ada.get("/sign-in/with/oidc")
            #expect(down.status == 422 && down.text.contains("City Clinic"))
        }
    }

    @Test("A suspended person’s account elsewhere opens nothing")
    func suspended() async throws {
        try await running { town in
            var admin = town.jar()
            try await joinWithPassword("admin", &admin)
            var ada = town.jar()
            #expect(try await town.join("ada", &ada).status == 200)
            let people = try await admin.get("/people").text
            let id = try #require(
                people.firstMatch(
                    of:
                        /href="\/people\/([0-9a-f]{32})"[^>]*><span class="card-text"><span class="card-name">ada</
                )
            ).1
            #expect(try await admin.post("/people/\(id)/suspend").status < 400)
            var elsewhere = town.jar()
            let answer = try await town.visit("/sign-in/with/oidc", &elsewhere)
            #expect(answer.status == 403 && answer.text.contains("This account is suspended"))
        }
    }
}
