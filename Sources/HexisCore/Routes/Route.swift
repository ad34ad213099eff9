/// A route for an activity that a person has saved: a link to its description, its starting point, or the track itself.
public struct Route: Hashable, Sendable {
    public let id: Identifier
    public let name: Line
    public let target: RouteTarget
    /// When the route was saved; later ones come first.
    let kept: Stamp
}

/// The content of a route.
public enum RouteTarget: Hashable, Sendable {
    /// A page that shows the route.
    case link(RouteLink)
    /// Its starting point.
    case position(Position)
    case track(Track)

    /// The starting point, if the route itself contains it.
    public var start: Position? {
        switch self {
        case .link: nil
        case .position(let position): position
        case .track(let track): track.points.first
        }
    }

    /// The text of a code that shares the route: the link, or `geo:52.5163,13.3777` (RFC 5870). `nil` for a track,
    /// which is too long for a code.
    public var code: String? {
        switch self {
        case .link(let link): link.text
        case .position(let position): "geo:\(position.figures)"
        case .track: nil
        }
    }
}

/// Encoded as the text of a code, or of a track. A link that is not allowed is rejected here, too.
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
    /// The routes that were not removed, the latest first.
    public var routes: [Route] {
        let routes = fields.routes.compactMap { $0.route }
        return sortedPlaces(of: routes.count) { routes[$1].kept < routes[$0].kept }.map { routes[$0] }
    }

    /// Returns `nil` for a route that was never saved, or was removed.
    public func route(_ id: Identifier) -> Route? { fields.route(id)?.route }
}
