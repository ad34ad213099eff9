import HexisCore

@testable import HexisApp

/// A person in front of the app: follows links, sends forms, and keeps what was recorded.
struct Visitor {
    private(set) var practice: Practice
    private(set) var page = ""
    private(set) var status = 0
    private(set) var address = ""
    /// Where a reply led that was no page.
    private(set) var lead = ""
    /// The entries that the last request recorded.
    private(set) var recorded: [Entry] = []
    var moment = SamplePractice.moment
    var zonesSince: Instant?
    var clockChange: ClockChange?
    /// Where the clocks stand in whatever zone the settings are sent with.
    var zoneOffset: Int?
    var isServerFull = false
    /// Where its random bits begin: two visitors that meet need different ones.
    private let origin: UInt64
    private let shelf: SurveyShelf
    private var draws: UInt64 = 0

    init(_ practice: Practice = Practice(), origin: UInt64 = 5, shelf: SurveyShelf = .own) {
        self.practice = practice
        self.shelf = shelf
        self.origin = origin
    }

    mutating func get(_ address: String) {
        // The page script takes out of it what is said once, too.
        self.address = address.replacing(#/(?<mark>[?&])said=[^&#]*&?/#) { $0.mark }
            .replacing(#/[?&](?=#|$)/#, with: "")
        take(reply(to: Visitor.request(.get, address)))
    }

    /// Sends a form and goes where the reply says, as a browser does.
    mutating func post(_ path: String, _ fields: [(name: String, value: String)]) {
        let reply = reply(to: Visitor.request(.post, path, body: Form(fields).encoded))
        recorded = reply.entries
        for entry in reply.entries { practice.add(entry) }
        status = reply.status
        if case .redirect(let address) = reply.content { get(address) } else { take(reply) }
    }

    private mutating func take(_ reply: Reply) {
        status = reply.status
        switch reply.content {
        case .page(let bytes): page = String(decoding: bytes, as: UTF8.self)
        case .redirect(let address): lead = address
        }
    }

    private mutating func reply(to request: Request) -> Reply {
        draws += 1
        let surroundings = Surroundings(
            moment: moment, clockChange: clockChange, zoneOffset: zoneOffset,
            device: Identifier(high: 9, low: 9), random: Identifier(high: origin, low: draws),
            zones: ["Europe/Vienna", "UTC"], zonesSince: zonesSince, userName: "maria",
            isServerFull: isServerFull)
        return respond(to: request, with: practice, in: surroundings, asking: shelf)
    }

    private static func request(_ method: Request.Method, _ address: String, body: String = "") -> Request {
        let parts = address.split(separator: "#", maxSplits: 1)[0].split(separator: "?", maxSplits: 1)
        return Request(method, String(parts[0]), query: parts.count > 1 ? String(parts[1]) : "", body: body)
    }
}

extension Visitor {
    /// Registers a habit through its form and gives its identifier.
    mutating func register(_ name: String, _ fields: [(name: String, value: String)] = []) -> Identifier {
        let rhythm = fields.contains { $0.name == "frequency" } ? [] : everyDay
        post("/habits", [("name", name), ("start", "2026-11-01")] + rhythm + fields)
        return practice.habits.last?.id ?? Identifier(high: 0, low: 0)
    }

    private var everyDay: [(name: String, value: String)] {
        [("frequency", "weekdays")] + Weekday.allCases.map { ("weekday", $0.name) }
    }

    func habit(_ id: Identifier) -> Habit { practice.habit(id) ?? Habit.none }
}

extension Habit {
    /// What a test compares with when a habit it expects is gone.
    fileprivate static var none: Habit {
        var sample = SamplePractice()
        sample.habit("none")
        return sample.practice.habits[0]
    }
}
