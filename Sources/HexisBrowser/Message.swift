import HexisApp
import HexisCore

/// A request as the service worker hands it over, with what only it knows:
/// `{"method":"GET","path":"/today","query":"","body":"","at":…,"offset":3600,"clockChange":{"at":…,"offset":7200},
/// "zoneOffset":46800,"device":"…","random":"…",
/// "userName":"maria","journal":{"unsent":3,…}}`.
struct Message {
    let request: Request
    let surroundings: Surroundings

    init(
        _ json: JSON, settings: Settings, zones: [String], zonesSince: Instant?, assets: Assets
    ) throws(WireError) {
        guard let path = json["path"]?.string else { throw .missing(field: "path") }
        guard let at = json["at"]?.integer else { throw .missing(field: "at") }
        request = Request(
            (json["method"]?.string ?? "") == "POST" ? .post : .get, path, query: json["query"]?.string ?? "",
            body: json["body"]?.string ?? "")
        surroundings = Surroundings(
            moment: Moment(
                instant: Instant(clamping: at), offset: Int(clamping: json["offset"]?.integer ?? 0),
                dayStart: settings.dayStart),
            clockChange: json["clockChange"].flatMap { Message.clockChange($0) },
            zoneOffset: json["zoneOffset"]?.integer.map { Int(clamping: $0) },
            device: Message.identifier("device", json) ?? Identifier(high: 0, low: 0),
            random: try Message.random(json),
            zones: zones, zonesSince: zonesSince, assets: assets, userName: json["userName"]?.string,
            localJournal: json["journal"].map { LocalJournal($0) })
    }

    private static func clockChange(_ json: JSON) -> ClockChange? {
        guard let at = json["at"]?.integer, let offset = json["offset"]?.integer else { return nil }
        return ClockChange(at: Instant(clamping: at), offset: Int(clamping: offset))
    }

    /// A device without a journal does not know its own identifier yet, so it cannot answer for the app.
    static func requireDevice(_ json: JSON) throws(WireError) {
        guard case .some = identifier("device", json) else { throw .missing(field: "device") }
    }

    private static func random(_ json: JSON) throws(WireError) -> Identifier {
        guard let random = identifier("random", json) else { throw .missing(field: "random") }
        return random
    }

    private static func identifier(_ name: String, _ json: JSON) -> Identifier? {
        json[name]?.string.flatMap { Identifier($0) }
    }

    static func texts(_ json: JSON?) -> [String] {
        guard case .array(let items)? = json else { return [] }
        return items.compactMap { $0.string }
    }

    static func addresses(_ json: JSON?) -> [(name: String, address: String)] {
        guard case .object(let members)? = json else { return [] }
        return members.compactMap { member in member.value.string.map { (member.name, $0) } }
    }
}

extension LocalJournal {
    /// `{"unsent":3,"photos":1,"isReached":true,"isSyncOn":true,"isSignedIn":true,"isLimited":false,"isServerFull":false,"clockAhead":0}`.
    fileprivate init(_ json: JSON) {
        self.init(
            unsent: Int(clamping: json["unsent"]?.integer ?? 0) + Int(clamping: json["photos"]?.integer ?? 0),
            isReached: json.holds("isReached"),
            isSyncOn: json.holds("isSyncOn"), isSignedIn: json.holds("isSignedIn"),
            isLimited: json.claims("isLimited"), isServerFull: json.claims("isServerFull"),
            clockAhead: json["clockAhead"]?.integer ?? 0)
    }
}

extension JSON {
    /// Whether a member is true, or is not said.
    func holds(_ name: String) -> Bool {
        if case .bool(false)? = self[name] { false } else { true }
    }

    /// Whether a member is true.
    func claims(_ name: String) -> Bool {
        if case .bool(true)? = self[name] { true } else { false }
    }
}
