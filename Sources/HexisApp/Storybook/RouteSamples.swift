import HexisCore

extension Storybook {
    static var routes: [Sample] {
        let none = RouteSample()
        var one = none
        let link = one.route("Around the lake", "https://www.komoot.com/tour/1234567?ref=wtd")
        var many = one
        let gate = many.route("Where we meet", "geo:48.2082,16.3738")
        let hill = many.track("Sunday’s hill")
        var long = RouteSample()
        let far = long.route(
            "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesweg um die ganze Gegend",
            "https://maps.example.org/dir/" + String(repeating: "48.20821,16.37385/", count: 40))
        let wrong = "javascript:alert(document.cookie)"
        return [
            none.sample("none", "/routes"),
            one.sample("one", "/routes"),
            many.sample("many", "/routes"),
            many.sample("removed", "/routes", query: "removed=1"),
            long.sample("long words", "/routes"),
            none.sample("new", "/routes/new"),
            none.sample("new, wrong", "/routes/new", posting: Form([("text", wrong)]).encoded),
            none.sample(
                "new, a link", "/routes/new", query: Form([("text", "www.komoot.com/tour/7")]).encoded),
            none.sample("new, a position", "/routes/new", query: "text=48.2082,+16.3738"),
            none.sample("new, wrong name", "/routes", posting: "text=48.2082,+16.3738&name="),
            one.sample("link", "/routes/\(link)"),
            many.sample("position", "/routes/\(gate)", query: "saved=1"),
            many.sample("track", "/routes/\(hill)"),
            long.sample("long words, one", "/routes/\(far)"),
            one.sample("wrong name", "/routes/\(link)", posting: "name="),
            one.sample("to remove", "/routes/\(link)/remove"),
        ]
            + RouteTrouble.allCases.map {
                none.sample("trouble \($0.name)", "/routes/new", query: "refused=\($0.name)")
            }
    }
}

/// A person with routes.
private struct RouteSample {
    private var built = SamplePractice()
    private var count: UInt64 = 0

    mutating func route(_ name: String, _ text: String) -> Identifier {
        keep(name, try? RouteTarget(text))
    }

    /// A track up, around and down again.
    mutating func track(_ name: String) -> Identifier {
        let steps = [
            (0, 0), (9, 6), (14, 20), (30, 22), (38, 40), (60, 44), (78, 30), (96, 38), (110, 70), (96, 92),
            (70, 84), (52, 96), (34, 80), (22, 58), (6, 40), (1, 12),
        ]
        let points = steps.compactMap { north, east in
            Degrees(tenMillionths: 482_800_000 + Int64(north) * 3000).flatMap { latitude in
                Degrees(tenMillionths: 163_300_000 + Int64(east) * 4500).flatMap { longitude in
                    Position(latitude: latitude, longitude: longitude)
                }
            }
        }
        return keep(name, Track(points).map { .track($0) })
    }

    private mutating func keep(_ name: String, _ target: RouteTarget?) -> Identifier {
        count += 1
        let id = Identifier(high: 17, low: count)
        if let name = Line(name), let target {
            built.record(.routeKept(RouteKept(route: id, name: name, target: target)))
        }
        return id
    }

    func sample(_ state: String, _ address: String, query: String = "", posting body: String? = nil) -> Sample
    {
        Sample(
            name: "routes, \(state)", practice: built.practice,
            request: Request(body == nil ? .get : .post, address, query: query, body: body ?? ""))
    }
}
