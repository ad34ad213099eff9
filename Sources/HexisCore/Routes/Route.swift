/// A way for an activity that a person keeps: where it is told of, where it begins, or the track itself.
public struct Route: Hashable, Sendable {
    public let id: Identifier
    public let name: Line
    public let target: RouteTarget
    /// When it was kept: those kept later stand first.
    let kept: Stamp
}

/// What a route is.
public enum RouteTarget: Hashable, Sendable {
    /// A page that shows it.
    case link(RouteLink)
    /// Where it begins.
    case position(Position)
    case track(Track)

    /// Where it begins, as far as the route itself says so.
    public var start: Position? {
        switch self {
        case .link: nil
        case .position(let position): position
        case .track(let track): track.points.first
        }
    }

    /// What a code says that hands it on: the link, or `geo:52.5163,13.3777` (RFC 5870). `nil` for a track, which is
    /// longer than any code.
    public var code: String? {
        switch self {
        case .link(let link): link.text
        case .position(let position): "geo:\(position.figures)"
        case .track: nil
        }
    }
}

/// What a code says, or the text of a track. A link that cannot be followed is none here, either.
extension RouteTarget: FieldType {
    private var text: String {
        if case .track(let track) = self { track.description } else { code ?? "" }
    }

    private init?(text: String?) {
        guard let text else { return nil }
        if let track = Track(text) {
            self = .track(track)
        } else if let target = try? RouteTarget(text), target.text == text {
            self = target
        } else {
            return nil
        }
    }

    init?(wire: FieldValue) { self.init(text: wire.text) }
    var wire: FieldValue { .run(text.bytes[...]) }
    init?(json: JSON) { self.init(text: json.string) }
    var json: JSON { .string(text) }
}

extension Practice {
    /// The routes that were not removed, those kept later first.
    public var routes: [Route] {
        let routes = fields.routes.compactMap { $0.route }
        return sortedPlaces(of: routes.count) { routes[$1].kept < routes[$0].kept }.map { routes[$0] }
    }

    /// `nil` for one that was never kept, or was removed.
    public func route(_ id: Identifier) -> Route? { fields.route(id)?.route }
}
