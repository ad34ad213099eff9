import Foundation
import NIOHTTP1
import Testing

extension RealServer {
    @Suite("From the first page to the first check-in")
    struct FirstDay {
        @Test("A new person finds their habits again from another browser")
        func wholeWay() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var phone = Browser(server)
            #expect(try await phone.get("/").text.contains("What is stored where"))
            try await phone.join("maria", password: "a long sentence")
            #expect(phone.cookie?.hasPrefix("hexis=") == true)
            let habit = try await phone.addHabit("Drink water")
            let done = try await phone.checkIn(habit, entry: newEntry())
            #expect(done.status == 303)
            #expect(try await phone.get("/today").text.contains("1 of 1 done"))

            var laptop = Browser(server)
            let signedIn = try await laptop.post(
                "/sign-in", [("user", "Maria"), ("password", "a long sentence")])
            #expect(signedIn.location == "/today")
            #expect(try await laptop.get("/today").text.contains("1 of 1 done"))
        }

        @Test("Joining leads to the page of doors, and each door leads to a page")
        func doors() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            try await browser.join("maria")
            let begin = try await browser.get("/begin")
            let doors = begin.text.matches(of: /class="card" href="([^"]+)"/).map { String($0.1) }
            #expect(doors.count == 5)
            for address in doors + ["/today"] {
                #expect(try await browser.get(address).status == 200, "\(address)")
            }
        }

        @Test("A form that is sent twice is recorded once")
        func sentTwice() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            try await browser.join("maria")
            let habit = try await browser.addHabit("Walk")
            let entry = newEntry()
            for _ in 1...2 { #expect(try await browser.checkIn(habit, entry: entry).status == 303) }
            let day = try await browser.get("/habits/\(habit)/days/\(today())")
            #expect(day.text.contains("value=\"1\""))
        }

        @Test("Joining asks for two fields; the others are folded away, and open when one has an error")
        func twoFields() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            #expect(try await browser.get("/join").text.contains("<details class=\"more\"><summary>"))
            let maria = [("user", "maria"), ("password", "a long sentence")]
            for (name, value) in [
                ("name", String(repeating: "x", count: 200)), ("email", "nowhere"), ("zone", "Moon/Base"),
            ] {
                let refused = try await browser.post("/join", maria + [(name, value)])
                #expect(refused.status == 422)
                #expect(refused.text.contains("<details class=\"more\" open>"), "\(name)")
                #expect(refused.text.contains("id=\"\(name)-problem\""))
            }
            let short = try await browser.post(
                "/join", [("user", "maria"), ("password", "short"), ("zone", "UTC")])
            #expect(short.text.contains("<details class=\"more\"><summary>"))
            #expect(try await browser.post("/join", maria).status == 303)
        }

        @Test("Errors appear beside their fields, and the input is kept, except passwords")
        func wrongFields() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            let answer = try await browser.post(
                "/join",
                [
                    ("user", "m"), ("password", "short12"), ("name", "Maria <3"), ("email", "nowhere"),
                    ("zone", "Moon/Base"),
                ])
            #expect(answer.status == 422)
            for field in ["user", "password", "email", "zone"] {
                #expect(answer.text.contains("id=\"\(field)-problem\""))
            }
            #expect(answer.text.contains("Maria &lt;3"))
            #expect(answer.text.contains("value=\"nowhere\""))
            #expect(answer.text.contains("aria-invalid=\"true\""))
            #expect(!answer.text.contains("short12"))

            try await browser.join("maria")
            var other = Browser(server)
            let taken = try await other.post("/join", [("user", "MARIA"), ("password", "another one")])
            #expect(taken.status == 422)
            #expect(taken.text.contains("This user name is taken"))

            let habit = try await browser.post("/habits", [("name", ""), ("unit", "cups of tea")])
            #expect(habit.status == 422)
            #expect(habit.text.contains("cups of tea"))
        }

        @Test("A signed-out visitor is sent to sign in, and then to the page they wanted")
        func next() async throws {
            let server = try await RunningServer(in: TemporaryFolder())
            var browser = Browser(server)
            try await browser.join("maria")
            let stranger = Browser(server)
            let away = try await stranger.send(.GET, "/today?day=2026-01-02")
            #expect(away.status == 303)
            #expect(away.location == "/sign-in?next=%2Ftoday%3Fday%3D2026-01-02")
            #expect(try await stranger.send(.GET, "/account").location == "/sign-in?next=%2Faccount")
            for (wanted, expected) in [
                ("/today?day=2026-01-02", "/today?day=2026-01-02"), ("//evil.example", "/today"),
                ("https://evil.example/", "/today"), ("/\\evil.example", "/today"), ("", "/today"),
            ] {
                var back = Browser(server)
                let answer = try await back.post(
                    "/sign-in", [("user", "maria"), ("password", "correct horse"), ("next", wanted)])
                #expect(answer.location == expected)
            }
        }

        @Test("A demonstration starts with one tap, and other servers do not offer it")
        func demonstration() async throws {
            let demo = try await RunningServer(in: TemporaryFolder(), .init(flags: ["--demo"]))
            var visitor = Browser(demo)
            #expect(try await visitor.get("/").text.contains("Look around"))
            #expect(try await visitor.post("/demo").location == "/today")
            #expect(try await visitor.get("/today").text.contains("Drink water"))
            let gallery = try await visitor.get("/photos").text
            let picture = try #require(gallery.firstMatch(of: /"(\/photos\/files\/[0-9a-f]+\/small)"/))
            #expect(try await visitor.get(String(picture.1)).status == 200)
            // One click, and the visitor is the care provider, and another, and they are not any more.
            #expect(try await visitor.get("/account").text.contains("See this as the care provider"))
            let provider = try await visitor.post("/demo", [("role", "care-provider")])
            #expect(provider.location == "/patients")
            let patients = try await visitor.get("/patients").text
            #expect(patients.contains("See this as the patient"))
            let patient = try #require(patients.firstMatch(of: /href="(\/patients\/[0-9a-f]{32})"/))
            let page = try await visitor.get(String(patient.1)).text
            #expect(page.contains("Blood pressure tablet") && page.contains("Ward 3"))
            #expect(try await visitor.get("/account").text.contains("See this as the companion"))
            #expect(try await visitor.post("/demo", [("role", "companion")]).location == "/companions")
            #expect(try await visitor.get("/companions").text.contains("5 of 12 books"))
            #expect(try await visitor.get("/account").text.contains("See this as the care provider"))
            #expect(try await visitor.post("/demo", [("role", "patient")]).location == "/today")
            #expect(try await visitor.get("/companions").text.contains("of 12 books"))
            #expect(try await visitor.get("/today").text.contains("kim cheers you"))
            // Its visitors do not administer each other.
            #expect(try await visitor.get("/people").status == 404)
            #expect(try await !visitor.get("/account").text.contains("href=\"/people\""))
            let usual = try await RunningServer(in: TemporaryFolder())
            #expect(try await Browser(usual).send(.GET, "/").text.contains("Look around") == false)
            #expect(
                try await Browser(usual).send(.POST, "/demo", ["Origin": usual.address]).location
                    == "/sign-in")
        }
    }
}

/// Returns an identifier for an entry.
func newEntry() -> String {
    UUID().uuidString.lowercased().replacingOccurrences(of: "-", with: "")
}

/// Returns today's date in UTC, where a day starts at three in the morning.
func today() -> String {
    (Date() - 3 * 3600).formatted(.iso8601.year().month().day())
}
