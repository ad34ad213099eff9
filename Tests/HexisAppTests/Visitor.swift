import HexisCore

@testable import HexisApp

/// A simulated person: follows links, submits forms and keeps what was recorded.
struct Visitor {
    private(set) var practice: Practice
    private(set) var page = ""
    private(set) var status = 0
    private(set) var address = ""
    /// The address of a redirect that was not followed.
    private(set) var lead = ""
    /// The entries that the last request recorded.
    private(set) var recorded: [Entry] = []
    var moment = SamplePractice.moment
    var zonesSince: Instant?
    var clockChange: ClockChange?
    /// The UTC offset of any zone that the settings are sent with.
    var zoneOffset: Int?
    var isServerFull = false
    /// The start of the visitor's random bits: visitors whose entries are merged need different ones.
    private let origin: UInt64
    private let shelf: SurveyShelf
    private var draws: UInt64 = 0

    init(_ practice: Practice = Practice(), origin: UInt64 = 5, shelf: SurveyShelf = .own) {
        self.practice = practice
        self.shelf = shelf
        self.origin = origin
    }

    mutating func get(_ address: String) {
        // Like the page script, removes the one-time notice from the address.
        self.address = address.replacing(#/(?<mark>[?&])said=[^&#]*&?/#) { $0.mark }
            .replacing(#/[?&](?=#|$)/#, with: "")
        take(reply(to: Visitor.request(.get, address)))
    }

    /// Submits a form and follows a redirect, as a browser does.
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
    /// Registers a habit through its form and returns its id.
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
    /// A stand-in to compare with when an expected habit is missing.
    fileprivate static var none: Habit {
        var sample = SamplePractice()
        sample.habit("none")
        return sample.practice.habits[0]
    }
}
