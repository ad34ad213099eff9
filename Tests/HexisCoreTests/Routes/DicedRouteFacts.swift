@testable import HexisCore

extension Dice {
    /// A fact of the given kind, about one of a few routes.
    mutating func routeFact(_ kind: RouteFact.Kind) -> RouteFact {
        switch kind {
        case .routeRenamed: .routeRenamed(RouteRenamed(route: pauseName(), name: line()))
        case .routeRemoved: .routeRemoved(RouteRemoved(route: pauseName()))
        case .routeKept: .routeKept(RouteKept(route: pauseName(), name: line(), target: routeTarget()))
        }
    }

    mutating func routeTarget() -> RouteTarget {
        switch number(0...2) {
        case 0: .link(HexisCoreTests.link("https://example.org/\(number(0...9))?q=%C3%BC#x"))
        case 1: .position(position())
        default: .track(track())
        }
    }

    mutating func track() -> Track {
        HexisCoreTests.track(
            (0..<one(of: [2, 3, number(2...Track.most), Track.most])).map { _ in position() })
    }
}

func link(_ text: String) -> RouteLink {
    guard let link = RouteLink(text) else { preconditionFailure("no such link: \(text)") }
    return link
}

func track(_ points: [Position]) -> Track {
    guard let track = Track(points) else { preconditionFailure("no track: \(points.count) points") }
    return track
}
