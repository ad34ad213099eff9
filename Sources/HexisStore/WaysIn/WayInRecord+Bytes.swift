import HexisCore

extension WayInRecord {
    /// The content to seal, bound to the way in itself.
    var bytes: [UInt8] {
        var members = [
            JSON.Member("last", .integer(last.milliseconds)),
            JSON.Member("thing", .integer(Int64(thing.rawValue))),
            JSON.Member("count", .integer(Int64(count))), JSON.Member("news", .integer(Int64(news))),
            JSON.Member("unused", .array(unused.map { $0.json })),
        ]
        if let lastNews { members.append(JSON.Member("lastNews", .integer(lastNews.milliseconds))) }
        return Array(JSON.object(members).text.utf8)
    }

    /// Returns `nil` for bytes in another format. Reasons that only a newer program knows are skipped.
    init?(_ way: WayIn, bytes: some Collection<UInt8>) {
        guard let json = try? JSON(parsing: bytes), let last = json["last"]?.integer,
            let thing = json["thing"]?.integer, let count = json["count"]?.integer,
            let news = json["news"]?.integer,
            case .array(let unused)? = json["unused"]
        else { return nil }
        self.init(
            way: way, last: Instant(clamping: last),
            thing: Intake.Thing(rawValue: Int(clamping: thing)) ?? .measurement, count: Int(clamping: count),
            news: Int(clamping: news), lastNews: json["lastNews"]?.integer.map { Instant(clamping: $0) },
            unused: unused.compactMap { Seen($0) })
    }
}

extension WayInRecord.Seen {
    fileprivate var json: JSON {
        .object([
            JSON.Member("at", .integer(at.milliseconds)),
            JSON.Member("reason", .integer(Int64(unused.reason.rawValue))),
            JSON.Member("count", .integer(Int64(unused.count))), JSON.Member("text", .string(unused.text)),
        ])
    }

    fileprivate init?(_ json: JSON) {
        guard let at = json["at"]?.integer,
            let reason = json["reason"]?.integer.flatMap({ Unused.Reason(rawValue: Int(clamping: $0)) }),
            let count = json["count"]?.integer, let text = json["text"]?.string
        else { return nil }
        self.init(Unused(reason, text, count: Int(clamping: count)), at: Instant(clamping: at))
    }
}
