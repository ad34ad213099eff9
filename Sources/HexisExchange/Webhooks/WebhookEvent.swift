package import HexisCore

/// An event to send to webhook subscriptions.
package struct WebhookEvent: Equatable, Sendable {
    /// For an event of the journal, that of its entry, so that receivers can recognise duplicates.
    package let id: Identifier
    /// `nil` for a test and for a summary of many events.
    package let happening: EventKind?
    package let json: JSON

    /// The JSON to send.
    package var text: String { json.text }

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

    /// A test event.
    package static func test(_ id: Identifier, at now: Instant) -> WebhookEvent {
        WebhookEvent("test", nil, id, at: now, [])
    }

    /// The maximum number of events sent one by one. An import or a phone that was offline for weeks yields more.
    package static let mostAtOnce = 100

    /// The events themselves, or, if there are too many, a single event with their counts.
    package static func gathered(_ news: [WebhookEvent], at now: Instant) -> [WebhookEvent] {
        guard news.count > mostAtOnce, let first = news.first else { return news }
        let counts = EventKind.allCases.compactMap { happening in
            let count = news.count { $0.happening == happening }
            return count == 0 ? nil : JSON.Member(happening.name, .integer(Int64(count)))
        }
        let members = [JSON.Member("counts", .object(counts))]
        return [WebhookEvent("many", nil, first.id.derived(2), at: now, members)]
    }
}
