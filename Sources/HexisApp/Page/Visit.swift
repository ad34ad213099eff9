import HexisCore

/// A request of a person, with their practice and everything else that its reply depends on.
struct Visit {
    let request: Request
    let practice: Practice
    let surroundings: Surroundings
}

/// What answers the visits to one subject.
protocol VisitRoutes {
    var visit: Visit { get }
}

extension VisitRoutes {
    var request: Request { visit.request }
    var practice: Practice { visit.practice }
    var surroundings: Surroundings { visit.surroundings }
}
