import HexisCore
import Testing

/// A server with two people who may become companions, and somebody whom that is no business of.
struct Club {
    let server: RunningServer
    var ada: Browser
    var bob: Browser
    var eve: Browser
    /// The address of Ada's goal.
    private(set) var goal = ""

    init(in folder: TemporaryFolder, _ way: RunningServer.Way = RunningServer.Way()) async throws {
        server = try await RunningServer(in: folder, way)
        (ada, bob, eve) = (Browser(server), Browser(server), Browser(server))
        try await ada.join("ada")
        try await bob.join("bob")
        try await eve.join("eve")
        goal = try await newGoal()
    }

    mutating func newGoal() async throws -> String {
        let form = try await ada.get("/personal-challenges/new").text
        let today = try #require(form.firstMatch(of: /value="(\d{4}-\d\d-\d\d)"/)).1
        let made = try await ada.post(
            "/personal-challenges",
            [
                ("title", "Read together"), ("description", "A secret"), ("kind", "count"), ("amount", "12"),
                ("unit", "books"), ("pace", "total"), ("first", String(today)), ("last", ""),
                ("entry", newEntry()),
            ])
        return String(
            try #require(made.location?.firstMatch(of: /^\/personal-challenges\/[0-9a-f]{32}/)).0)
    }

    /// The address of the challenges of a habit that Ada has in a challenge of one week.
    mutating func adasChallenge() async throws -> String {
        let weekdays = Weekday.allCases.map { ("weekday", $0.name) }
        let made = try await ada.post(
            "/habits",
            [
                ("name", "Stretch"), ("frequency", "weekdays"), ("measure", "once"), ("start", "2026-01-01"),
                ("entry", newEntry()),
            ] + weekdays)
        #expect(made.status == 303, "\(made.text)")
        let habit = try #require(try await ada.get("/habits").text.firstMatch(of: /\/habits\/[0-9a-f]{32}/)).0
        let challenges = "\(habit)/challenges"
        let form = try await ada.get(challenges).text
        let from = try #require(form.firstMatch(of: /<option value="(\d{4}-\d\d-\d\d)"/)).1
        let accepted = try await ada.post(
            challenges, [("level", "oneWeek"), ("from", String(from)), ("entry", newEntry())])
        #expect(accepted.status == 303)
        return challenges
    }

    var challenge: String { String(goal.split(separator: "/").last ?? "") }

    mutating func code() async throws -> String {
        let page = try await ada.post("/companions/invite", [("challenge", challenge)])
        #expect(page.status == 200 && page["cache-control"] == "no-store")
        return String(try #require(page.text.firstMatch(of: /<code>([0-9A-Z-]{14})<\/code>/)).1)
    }

    /// Has Bob join Ada's goal. Returns the address of his.
    mutating func join(showing level: String = "amounts") async throws -> String {
        let answer = try await bob.post(
            "/companions/join", [("code", try await code()), ("confirmed", "1"), ("level", level)])
        return try #require(answer.location)
    }

    /// The page about the companion, which both know by the same address.
    mutating func page() async throws -> String {
        String(
            try #require(
                try await ada.get("/companions").text.firstMatch(of: /href="(\/companions\/[0-9a-f]{32})"/)
            ).1)
    }

    mutating func count(_ amount: String, _ goal: String, by person: WritableKeyPath<Club, Browser>)
        async throws
    {
        let answer = try await self[keyPath: person].post(
            "\(goal)/count", [("amount", amount), ("entry", newEntry())])
        #expect(answer.status == 303)
    }
}
