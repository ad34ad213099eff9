package import HexisCore

/// An authenticated API request that matches its description.
package struct APICall: Sendable {
    let practice: Practice
    /// As JSON, so that shapes can check them: a number where one is described, else a string.
    let parameters: [JSON.Member]
    let body: JSON
    let now: Instant
    let zone: ZoneRules
    /// All programs of a person share one device.
    let device: Identifier
    /// The name that the person gave the program.
    let program: String
    /// Returns a new identifier on every call.
    let random: @Sendable () -> Identifier
    /// A page of the journal, for operations that read it.
    package var journal: APIJournalPage?

    package init(
        practice: Practice, parameters: [JSON.Member], body: JSON, now: Instant, zone: ZoneRules,
        device: Identifier, program: String, random: @escaping @Sendable () -> Identifier
    ) {
        self.practice = practice
        self.parameters = parameters
        self.body = body
        self.now = now
        self.zone = zone
        self.device = device
        self.program = program
        self.random = random
    }

    var today: Day { day(at: now) }

    /// The person's day that contains the instant.
    func day(at instant: Instant) -> Day {
        Moment(instant: instant, offset: zone.offset(at: instant), dayStart: practice.settings.dayStart).today
    }

    func parameter(_ name: String) -> JSON? { parameters.first { $0.name == name }?.value }

    /// A parameter that its shape has checked to be a whole number.
    package static func whole(_ parameter: String, in parameters: [JSON.Member]) -> Int64? {
        parameters.first { $0.name == parameter }?.value.string.flatMap { APIShape.whole($0) }
    }

    /// An entry of this request; `number` keeps the entries in order.
    /// - Parameter offset: The UTC offset for an event of the past, in seconds east; by default the person's
    ///   current offset.
    func entry(_ id: Identifier, _ number: Int, _ fact: Fact, offset: Int? = nil) -> Entry {
        let instant = practice.instant(at: now).advanced(byMilliseconds: Int64(number))
        return Entry(id: id, at: instant, device: device, fact: fact, offset: offset ?? zone.offset(at: now))
    }

    /// The UTC offset at which an event began, in seconds east: the one that the program wrote, else the person's own
    /// at that time.
    ///
    /// An offset of zero is no statement about local time, because programs write UTC that way (RFC 3339, section
    /// 4.3): a person in Vienna sees `2026-08-01T07:00:00Z` and `+00:00` as 09:00.
    func offset(written: Int, at start: Int64) -> Int {
        -86_400...86_400 ~= written && written != 0
            ? written : zone.offset(at: Instant(clamping: start * 1000))
    }
}

extension APICall {
    /// Parses a day. Throws `APIProblem` for a day outside the range that a practice supports; returns `nil` if there
    /// is none.
    func day(_ json: JSON?, at place: String) throws(APIProblem) -> Day? {
        guard let text = json?.string else { return nil }
        guard let day = Day(text) else {
            throw APIProblem(.conflict, "The supported days are \(Day.first) to \(Day.last).", at: place)
        }
        return day
    }

    /// The range of `from` and `to`, by default the week up to today. Throws `APIProblem` if it is reversed or too
    /// long.
    func span() throws(APIProblem) -> ClosedRange<Day> {
        let last = try day(parameter("to"), at: "to") ?? today
        let first = try day(parameter("from"), at: "from") ?? last.advanced(by: -6)
        guard first <= last else {
            throw APIProblem(.conflict, "“from” comes after “to”.", at: "from")
        }
        guard first.distance(to: last) < APICall.longestSpan else {
            throw APIProblem(
                .conflict, "A request may cover at most \(APICall.longestSpan) days.", at: "from")
        }
        return first...last
    }

    static let longestSpan = 366

    static var spanParameters: [APIField] {
        [
            APIField(
                "from", .text(.day, atMost: 10), "The first day; by default six days before the last.",
                isOptional: true),
            APIField(
                "to", .text(.day, atMost: 10),
                "The last day, at most \(longestSpan - 1) days after the first; by default today.",
                isOptional: true),
        ]
    }
}
