import HexisApp
import HexisCore

/// A request as the service worker hands it over, with what only it knows.
struct Message {
    let request: Request
    let surroundings: Surroundings

    init(_ json: JSON, dayStart: TimeOfDay) throws(WireError) {
        guard let path = json["path"]?.string else { throw .missing(field: "path") }
        guard let at = json["at"]?.integer.flatMap({ Instant(milliseconds: $0) }) else {
            throw .missing(field: "at")
        }
        guard let random = json["random"]?.string.flatMap({ Identifier($0) }) else {
            throw .missing(field: "random")
        }
        guard let device = json["device"]?.string.flatMap({ Identifier($0) }) else {
            throw .missing(field: "device")
        }
        request = Request(
            (json["method"]?.string ?? "") == "POST" ? .post : .get, path, query: json["query"]?.string ?? "",
            body: json["body"]?.string ?? "")
        surroundings = Surroundings(
            moment: Moment(
                instant: at, offset: Int(clamping: json["offset"]?.integer ?? 0), dayStart: dayStart),
            device: device, random: random, zones: Message.zones(json["zones"]),
            assets: Assets(Message.addresses(json["assets"])))
    }

    private static func zones(_ json: JSON?) -> [String] {
        guard case .array(let items)? = json else { return [] }
        return items.compactMap { $0.string }
    }

    private static func addresses(_ json: JSON?) -> [(name: String, address: String)] {
        guard case .object(let members)? = json else { return [] }
        return members.compactMap { member in member.value.string.map { (member.name, $0) } }
    }
}
