import Foundation
import NIOHTTP1
import SoftAuthenticator
import Testing

/// Accounts without a password.
extension RealServer.Passkeys {
    private func askToJoin(
        _ user: String, _ browser: inout Browser, _ more: [(String, String)] = []
    ) async throws -> (asked: Asked, person: String) {
        let page = try await browser.post("/join/passkey", [("user", user), ("zone", "UTC")] + more)
        #expect(page.status == 200)
        #expect(page["cache-control"] == "no-store")
        let person = try #require(page.text.firstMatch(of: /name="person" value="([0-9a-f]{32})"/)).1
        return (try Asked(page), String(person))
    }

    private func join(
        _ user: String, _ browser: inout Browser, _ authenticator: SoftAuthenticator, ticket: String,
        person: String, _ more: [(String, String)] = []
    ) async throws -> Browser.Answer {
        try await browser.post(
            "/join/passkey/new",
            [
                ("user", user), ("zone", "UTC"), ("person", person), ("ticket", ticket),
                ("answer", try text(of: authenticator.created())),
            ] + more)
    }

    private func codes(on page: Browser.Answer) -> [String] {
        page.text.matches(of: /<code>([0-9A-Z-]+)<\/code>/).map { String($0.1) }
    }

    /// Whether an account has this password.
    private func opens(_ server: RunningServer, _ user: String, _ password: String) async throws -> Bool {
        var browser = browser(at: server)
        return try await browser.post("/sign-in", [("user", user), ("password", password)]).status == 303
    }

    @Test("Somebody joins with a passkey alone, gets ten recovery codes, and may choose a password with one")
    func joining() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var maria = browser(at: server)
        #expect(try await maria.get("/join").text.contains("formaction=\"/join/passkey\""))
        let (asked, person) = try await askToJoin("maria", &maria)
        let own = authenticator(for: asked, at: server)
        let joined = try await join("maria", &maria, own, ticket: asked.ticket, person: person)
        #expect(joined.status == 200)
        #expect(joined["cache-control"] == "no-store")
        let codes = codes(on: joined)
        #expect(Set(codes).count == 10)
        #expect(try await maria.get("/today").status == 200)
        // The first person, like any other way of joining.
        #expect(try await maria.get("/people").status == 200)
        let account = try await maria.get("/account").text
        #expect(account.contains("Set a password") && account.contains("Passkey added"))
        #expect(account.contains("Recovery codes made") && !account.contains("Current password"))

        #expect(try await signIn(browser(at: server), with: own).status == 303)
        for password in ["", " ", "none", "correct horse"] {
            #expect(try await !opens(server, "maria", password), "\(password)")
        }
        var elsewhere = browser(at: server)
        let recovered = try await elsewhere.post(
            "/recover", [("user", "maria"), ("code", codes[3]), ("password", "a long sentence")])
        #expect(recovered.status == 303)
        #expect(try await opens(server, "maria", "a long sentence"))
        #expect(try await signIn(browser(at: server), with: own).status == 303)
    }

    @Test("Joining with a passkey is refused where joining is, and leaves no account behind")
    func refusedJoining() async throws {
        let server = try await RunningServer(
            in: TemporaryFolder(), RunningServer.Way(environment: ["HEXIS_JOINING": "invited"]))
        var maria = browser(at: server)
        try await maria.join("maria")
        var jonas = browser(at: server)
        #expect(try await jonas.post("/join/passkey", [("user", "jonas"), ("zone", "UTC")]).status == 403)
        let made = try await maria.post("/people/invitations").text
        let secret = String(try #require(made.firstMatch(of: /\/join\?invitation=([^"&]+)"/)).1)
        let invitation = [("invitation", secret)]

        let misspelt = try await jonas.post("/join/passkey", [("user", "j")] + invitation)
        #expect(misspelt.status == 422)
        #expect(misspelt.text.contains("A user name has 3 to 40 letters"))
        #expect(!misspelt.text.contains("Choose at least 8 characters"))
        let taken = try await jonas.post("/join/passkey", [("user", "maria")] + invitation)
        #expect(taken.status == 422)
        #expect(taken.text.contains("This user name is taken"))

        let (first, one) = try await askToJoin("jonas", &jonas, invitation)
        let (second, two) = try await askToJoin("jonas", &jonas, invitation)
        let own = authenticator(for: second, at: server)
        // Another page's ticket, another person, a name that is taken by now, an answer that was edited, none at all.
        let attempts: [(String, SoftAuthenticator, String, String)] = [
            ("jonas", own, first.ticket, one), ("jonas", own, second.ticket, one),
            ("maria", own, second.ticket, two),
        ]
        for (user, authenticator, ticket, person) in attempts {
            let answer = try await join(
                user, &jonas, authenticator, ticket: ticket, person: person, invitation)
            #expect(answer.status == 422)
            #expect(jonas.cookie == nil)
        }
        var (third, three) = try await askToJoin("jonas", &jonas, invitation)
        var liar = authenticator(for: third, at: server)
        liar.flags = 0b0100_0001
        let unverified = try await join(
            "jonas", &jonas, liar, ticket: third.ticket, person: three, invitation)
        #expect(unverified.status == 422)
        #expect(unverified.text.contains("No passkey was created"))
        let empty = try await jonas.post("/join/passkey/new", [("user", "jonas")] + invitation)
        #expect(empty.status == 422)

        (third, three) = try await askToJoin("jonas", &jonas, invitation)
        let honest = authenticator(for: third, at: server)
        let uninvited = try await join("jonas", &jonas, honest, ticket: third.ticket, person: three)
        #expect(uninvited.status == 403)
        #expect(try await maria.get("/people").text.contains("Waiting invitations"))
        #expect(try await !maria.get("/people").text.contains("jonas"))
        #expect(try await signIn(browser(at: server), with: honest).status == 422)

        (third, three) = try await askToJoin("jonas", &jonas, invitation)
        let last = authenticator(for: third, at: server)
        let joined = try await join(
            "jonas", &jonas, last, ticket: third.ticket, person: three, invitation)
        #expect(joined.status == 200)
        // The invitation is used up, and so is the passkey.
        var eve = browser(at: server)
        #expect(
            try await eve.post("/join/passkey", [("user", "eve"), ("zone", "UTC")] + invitation).status == 403
        )
        #expect(try await !maria.get("/people").text.contains("Waiting invitations"))
    }

    @Test("A passkey that somebody has makes no second account")
    func takenPasskey() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var maria = browser(at: server)
        try await maria.join("maria")
        var copy = try await addPasskey(to: &maria, at: server)
        var boris = browser(at: server)
        let (asked, person) = try await askToJoin("boris", &boris)
        (copy.challenge, copy.owner) = (asked.challenge, asked.owner)
        let refused = try await join("boris", &boris, copy, ticket: asked.ticket, person: person)
        #expect(refused.status == 422)
        #expect(refused.text.contains("No passkey was created"))
        #expect(try await !maria.get("/people").text.contains("boris"))
    }

    @Test(
        "A password can be done without, confirmed by a passkey, which then cannot be removed until there is a new one"
    )
    func doingWithout() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var maria = browser(at: server)
        try await maria.join("maria")
        #expect(try await !maria.get("/account").text.contains("Do without a password"))
        var own = try await addPasskey(to: &maria, at: server)
        #expect(try await maria.get("/account").text.contains("Do without a password"))
        let unconfirmed = try await maria.post("/account/password/remove", [("remove", "correct horse")])
        #expect(unconfirmed.status == 422)
        #expect(try await opens(server, "maria", "correct horse"))

        func given() async throws -> (challenge: String, cookie: String) {
            try await challenge(maria, at: "/account/passkeys/challenge")
        }
        let removed = try await confirm("/account/password/remove", maria, with: own, try await given())
        #expect(removed.status == 200)
        #expect(codes(on: removed).count == 10)
        #expect(try await !opens(server, "maria", "correct horse"))
        #expect(try await maria.get("/account").text.contains("Password removed"))

        // Nothing is left to confirm with a password, and the passkey is the only way in.
        #expect(try await maria.post("/account/erase", [("confirm", "")]).status == 422)
        #expect(try await maria.post("/account/passkeys/new", [("current", "")]).status == 422)
        let list = try await maria.get("/account/passkeys").text
        let id = String(try #require(list.firstMatch(of: /name="passkey" value="([0-9a-f]{32})"/)).1)
        let kept = try await maria.post("/account/passkeys/remove", [("passkey", id)])
        #expect(kept.status == 422)
        #expect(kept.text.contains("without this passkey you could not sign in"))
        own.counter = 0
        var elsewhere = browser(at: server)
        let again = try await signIn(elsewhere, with: own)
        #expect(again.status == 303)
        elsewhere.cookie = again.headers["set-cookie"].first { $0.hasPrefix("hexis=") }?
            .split(separator: ";").first.map(String.init)

        let unset = try await maria.post("/account/password", [("new", "a long sentence")])
        #expect(unset.status == 422)
        let set = try await confirm(
            "/account/password", maria, with: own, try await given(), sending: [("new", "a long sentence")])
        #expect(set.status == 200)
        #expect(set.text.contains("You have a password now"))
        #expect(try await opens(server, "maria", "a long sentence"))
        #expect(try await elsewhere.get("/today").status == 303)
        let gone = try await maria.post("/account/passkeys/remove", [("passkey", id)])
        #expect(gone.status == 200)
        #expect(try await signIn(browser(at: server), with: own).status == 422)
    }
}
