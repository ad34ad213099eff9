/// Facts about routes.
public enum RouteFact: Hashable, Sendable {
    case routeKept(RouteKept)
    case routeRenamed(RouteRenamed)
    case routeRemoved(RouteRemoved)
}

extension RouteFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case routeKept = 163
        case routeRenamed = 164
        case routeRemoved = 165

        var name: String {
            switch self {
            case .routeKept: "routeKept"
            case .routeRenamed: "routeRenamed"
            case .routeRemoved: "routeRemoved"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .routeKept: .routeKept
        case .routeRenamed: .routeRenamed
        case .routeRemoved: .routeRemoved
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .routeKept: self = .routeKept(try RouteKept(nil, &coder))
        case .routeRenamed: self = .routeRenamed(try RouteRenamed(nil, &coder))
        case .routeRemoved: self = .routeRemoved(try RouteRemoved(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .routeKept(let fact): _ = try RouteKept(fact, &coder)
        case .routeRenamed(let fact): _ = try RouteRenamed(fact, &coder)
        case .routeRemoved(let fact): _ = try RouteRemoved(fact, &coder)
        }
    }
}

extension Fact {
    public static func routeKept(_ fact: RouteKept) -> Fact { .route(.routeKept(fact)) }
    public static func routeRenamed(_ fact: RouteRenamed) -> Fact { .route(.routeRenamed(fact)) }
    public static func routeRemoved(_ fact: RouteRemoved) -> Fact { .route(.routeRemoved(fact)) }
}

extension PracticeFields {
    mutating func apply(_ fact: RouteFact, at stamp: Stamp) {
        switch fact {
        case .routeKept(let fact): change(route: fact.route) { $0.keep(fact, at: stamp) }
        case .routeRenamed(let fact): change(route: fact.route) { $0.rename(fact.name, at: stamp) }
        case .routeRemoved(let fact): change(route: fact.route) { $0.remove() }
        }
    }
}
