import HexisCore

extension Storybook {
    static var guides: [Sample] {
        [
            Sample(name: "begin", practice: Practice(), request: Request(.get, "/begin")),
            Sample(name: "add", practice: Practice(), request: Request(.get, "/add")),
            Sample(name: "guide", practice: Practice(), request: Request(.get, "/guide")),
        ]
            + TourStop.allCases.map { stop in
                Sample(
                    name: "tour, stop \(stop.rawValue)", practice: Practice(),
                    request: Request(.get, "/tour/\(stop.rawValue)"))
            }
    }
}
