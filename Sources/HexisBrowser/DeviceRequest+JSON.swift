import HexisApp
import HexisCore

extension DeviceRequest {
    /// `{"path":"/settings","query":"a=b","isOurs":true,"done":["sync"],"journal":{"unsent":3,"isMet":true,…},…}`.
    init(_ json: JSON, _ request: Request) throws(WireError) {
        guard let journal = json["journal"] else { throw .missing(field: "journal") }
        let query = json["query"]?.string ?? ""
        self.init(
            request, from: query.isEmpty ? request.path : "\(request.path)?\(query)",
            isOurs: json.claims("isOurs"),
            in: DeviceState(journal),
            after: Message.texts(json["done"]).compactMap { DeviceErrand(name: $0) })
    }
}

extension DeviceState {
    /// `{"isSignedOut":false,"isMet":true,"isOther":false,"isComplete":true,"unsent":3,"photos":0}`.
    fileprivate init(_ json: JSON) {
        self.init(
            isSignedOut: json.claims("isSignedOut"), isMet: json.holds("isMet"),
            isOther: json.claims("isOther"),
            isComplete: json.holds("isComplete"), unsent: Int(clamping: json["unsent"]?.integer ?? 0),
            photos: json["photos"]?.integer.map { Int(clamping: $0) })
    }
}

extension DeviceDecision {
    /// The step for the service worker, such as `{"step":"server","next":"/account","then":"wipe"}`.
    var json: JSON {
        switch self {
        case .app: DeviceDecision.step("app")
        case .page(_, let next): DeviceDecision.step("page", JSON.Member("next", .string(next)))
        case .errand(let errand): DeviceDecision.step(errand.name)
        case .picture: DeviceDecision.step("picture")
        case .fetch: DeviceDecision.step("fetch")
        case .server(let next, let sequel):
            DeviceDecision.step(
                "server", JSON.Member("next", .string(next)),
                sequel.map { JSON.Member("then", .string($0.name)) })
        case .serverMeanwhile(let next):
            DeviceDecision.step("serverMeanwhile", JSON.Member("next", .string(next)))
        case .signOut: DeviceDecision.step("signOut")
        case .forget: DeviceDecision.step("forget")
        case .export: DeviceDecision.step("export")
        case .setSync(let isOn, let isNow):
            DeviceDecision.step(
                "setSync", JSON.Member("isNow", .bool(isNow)), isOn.map { JSON.Member("isOn", .bool($0)) })
        }
    }

    private static func step(_ name: String, _ members: JSON.Member?...) -> JSON {
        .object([JSON.Member("step", .string(name))] + members.compactMap { $0 })
    }
}
