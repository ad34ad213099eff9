import HexisCore

/// Something that another program is told of.
public struct WebhookEvent: Equatable, Sendable {
    /// Of what is told in the journal, its entry's: whatever comes twice can be told by it.
    public let id: Identifier
    /// `nil` for what is no single happening.
    public let happening: EventKind?
    public let json: JSON

    /// What goes over the wire.
    public var text: String { json.text }

    init(_ happening: EventKind, _ id: Identifier, at instant: Instant, _ members: [JSON.Member]) {
        self.init(happening.name, happening, id, at: instant, members)
    }

    private init(
        _ event: String, _ happening: EventKind?, _ id: Identifier, at instant: Instant,
        _ members: [JSON.Member]
    ) {
        self.id = id
        self.happening = happening
        json = .object(
            [
                JSON.Member("event", .string(event)), JSON.Member("id", .string(id.description)),
                JSON.Member("at", .string(RFC3339.text(instant))),
            ] + members)
    }

    /// To see that it works.
    public static func test(_ id: Identifier, at now: Instant) -> WebhookEvent {
        WebhookEvent("test", nil, id, at: now, [])
    }

    /// More at once than a program is told one by one: an import, or a phone that was away for weeks.
    public static let mostAtOnce = 100

    /// As they are, or, where they are too many, in one piece with their numbers.
    public static func gathered(_ news: [WebhookEvent], at now: Instant) -> [WebhookEvent] {
        guard news.count > mostAtOnce, let first = news.first else { return news }
        let counts = EventKind.allCases.compactMap { happening in
            let count = news.count { $0.happening == happening }
            return count == 0 ? nil : JSON.Member(happening.name, .integer(Int64(count)))
        }
        let members = [JSON.Member("counts", .object(counts))]
        return [WebhookEvent("many", nil, first.id.derived(2), at: now, members)]
    }
}
