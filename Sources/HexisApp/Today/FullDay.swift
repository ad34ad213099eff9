import HexisCore

/// How Today is arranged when it has many rows: what can be done now is open, everything else is folded away.
///
/// It is arranged for the moment at which the visit began. So whatever the person marks stays under the finger, and is
/// folded away on the next visit.
struct FullDay {
    /// When the visit began.
    let since: Moment

    /// More rows than this fill more than a phone's screen.
    static let most = 8

    /// `nil` for a day with few rows, and for any other day than today. The query says when the visit began; without
    /// it, it begins now.
    init?(_ day: Day, rows: Int, query: Form, surroundings: Surroundings) {
        let now = surroundings.moment
        guard day == now.today, rows > FullDay.most else { return nil }
        let named = query["since"].flatMap { JSON.number($0).integer }.map { Instant(clamping: $0) }
        let since = surroundings.moment(at: min(named ?? now.instant, now.instant))
        self.since = since.today == day ? since : now
    }

    /// The part of the day in which the visit began.
    var part: DayPart { DayPart(since.timeOfDay) }

    /// Minutes from the beginning of the visit to a time of its day; negative for a time that has passed.
    func minutes(until time: TimeOfDay) -> Int {
        time.minutes(after: since.dayStart) - since.timeOfDay.minutes(after: since.dayStart)
    }
}

extension Reply {
    /// The same reply, with Today arranged as on the page that sent the form.
    func arranged(since visit: String?) -> Reply {
        guard let visit = visit.flatMap({ JSON.number($0).integer }), case .redirect(let address) = content,
            address.bytes.starts(with: "/today".bytes)
        else { return self }
        return Reply(
            status: status, content: .redirect(to: adding("since=\(visit)", to: address)), entries: entries)
    }

    /// Adds a parameter to the query of an address, in front of its fragment.
    private func adding(_ parameter: String, to address: String) -> String {
        let bytes = address.bytes
        let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
        let mark = bytes[..<end].contains(UInt8(ascii: "?")) ? "&" : "?"
        return String(decoding: bytes[..<end], as: UTF8.self) + mark + parameter
            + String(decoding: bytes[end...], as: UTF8.self)
    }
}
