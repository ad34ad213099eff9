import HexisCore

/// One request of a program, once it is known whose program it is, and that the request is as described.
public struct APICall: Sendable {
    let practice: Practice
    /// As JSON, so that shapes can check them: a number where a number is described, else a text.
    let parameters: [JSON.Member]
    let body: JSON
    let now: Instant
    let zone: ZoneRules
    /// A person's programs count as one device of theirs.
    let device: Identifier
    /// What the person calls the program.
    let program: String
    /// New each time it is asked for.
    let random: @Sendable () -> Identifier
    /// A page of the journal, where an operation reads it.
    public var journal: APIJournalPage?

    public init(
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

    /// The person's day that an instant lies in.
    func day(at instant: Instant) -> Day {
        Moment(instant: instant, offset: zone.offset(at: instant), dayStart: practice.settings.dayStart).today
    }

    func parameter(_ name: String) -> JSON? { parameters.first { $0.name == name }?.value }

    /// A parameter that is a whole number, as its shape made sure.
    public static func whole(_ parameter: String, in parameters: [JSON.Member]) -> Int64? {
        parameters.first { $0.name == parameter }?.value.string.flatMap { APIShape.whole($0) }
    }

    /// The entries of one request stand in its order.
    /// - Parameter offset: Of the clock of what happened before; the person's own of now, if left out.
    func entry(_ id: Identifier, _ number: Int, _ fact: Fact, offset: Int? = nil) -> Entry {
        let instant = practice.instant(at: now).advanced(byMilliseconds: Int64(number))
        return Entry(id: id, at: instant, device: device, fact: fact, offset: offset ?? zone.offset(at: now))
    }

    /// The UTC offset of the clock by which something began: the one that a program wrote, else the person's own of then.
    ///
    /// An offset of nothing says nothing of clocks, since that is how programs write UTC (RFC 3339, section 4.3): of
    /// `2026-08-01T07:00:00Z` and `+00:00`, a person in Vienna sees 09:00.
    func offset(written: Int, at start: Int64) -> Int {
        -86_400...86_400 ~= written && written != 0
            ? written : zone.offset(at: Instant(clamping: start * 1000))
    }
}

/// What a request comes to. The entries are made durable before it is given.
public struct APIAnswer: Sendable {
    public let status: Int
    public let json: JSON
    public let entries: [Entry]
    /// What came; `nil` where nothing was sent.
    public let intake: Intake?

    init(_ json: JSON, status: Int = 200, recording entries: [Entry] = [], from intake: Intake? = nil) {
        self.status = status
        self.json = json
        self.entries = entries
        self.intake = intake
    }
}

extension APICall {
    /// A day that is said, within those of which a practice can speak.
    func day(_ json: JSON?, at place: String) throws(APIProblem) -> Day? {
        guard let text = json?.string else { return nil }
        guard let day = Day(text) else {
            throw APIProblem(.conflict, "Days from \(Day.first) to \(Day.last) can be spoken of.", at: place)
        }
        return day
    }

    /// From and to, both within; a week up to today where they are left out.
    func span() throws(APIProblem) -> ClosedRange<Day> {
        let last = try day(parameter("to"), at: "to") ?? today
        let first = try day(parameter("from"), at: "from") ?? last.advanced(by: -6)
        guard first <= last else {
            throw APIProblem(.conflict, "“from” comes after “to”.", at: "from")
        }
        guard first.distance(to: last) < APICall.longestSpan else {
            throw APIProblem(
                .conflict, "At most \(APICall.longestSpan) days are given at a time.", at: "from")
        }
        return first...last
    }

    static let longestSpan = 366

    static var spanParameters: [APIField] {
        [
            APIField(
                "from", .text(.day, atMost: 10), "The first day; six days before the last, if left out.",
                isOptional: true),
            APIField(
                "to", .text(.day, atMost: 10),
                "The last day, at most \(longestSpan - 1) days after the first; today, if left out.",
                isOptional: true),
        ]
    }
}
