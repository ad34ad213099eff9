import HexisCore
import Testing

@testable import HexisApp

@Suite("Route pages")
struct RoutePageTests {
    private let address = "https://www.komoot.com/tour/7?a=1&b=2"

    /// A visitor with a single saved route.
    private func visitor(keeping text: String, named name: String = "Lake") -> (Visitor, Identifier) {
        var visitor = Visitor()
        visitor.post("/routes", [("text", text), ("name", name)])
        return (visitor, visitor.practice.routes.first?.id ?? Identifier(high: 0, low: 0))
    }

    /// A visitor with a saved track of two points.
    private func visitorWithTrack() throws -> (Visitor, Identifier) {
        let points = ["48.2082, 16.3738", "48.2182, 16.3738"].compactMap { Position($0) }
        let track = try #require(Track(points))
        var sample = SamplePractice()
        let id = Identifier(high: 17, low: 1)
        let name = try #require(Line("Hill"))
        sample.record(.routeKept(RouteKept(route: id, name: name, target: .track(track))))
        return (Visitor(sample.practice), id)
    }

    @Test("Before the first route, the page explains what will appear and offers to add one")
    func none() {
        var visitor = Visitor()
        visitor.get("/routes")
        #expect(visitor.page.contains(RoutesWording.noneHint))
        #expect(visitor.page.contains("href=\"/routes/new\""))
        visitor.get("/progress")
        #expect(visitor.page.contains("href=\"/routes\""))
        visitor.get("/routes/new")
        for piece in ["action=\"/routes/new\"", "action=\"/routes/read\"", "action=\"/routes/gpx\""] {
            #expect(visitor.page.contains(piece), "\(piece)")
        }
    }

    @Test("A typed route is previewed before it is saved, without a link yet")
    func look() {
        var visitor = Visitor()
        visitor.post("/routes/new", [("text", address)])
        #expect(visitor.recorded.isEmpty && visitor.status == 200)
        #expect(
            visitor.address == "/routes/new?text=https%3A%2F%2Fwww.komoot.com%2Ftour%2F7%3Fa%3D1%26b%3D2")
        #expect(visitor.page.contains("A link to www.komoot.com"))
        #expect(visitor.page.contains("https://www.komoot.com/tour/7?a=1&amp;b=2"))
        #expect(!visitor.page.contains("href=\"https:"))
        #expect(visitor.page.contains("value=\"www.komoot.com\""))
        visitor.get("/routes/new?text=geo:48.2082,16.3738")
        #expect(visitor.page.contains("A position") && visitor.page.contains(">48.2082, 16.3738<"))
        #expect(visitor.page.contains("data-points=\"48.2082,16.3738\""))
        #expect(visitor.practice.routes.isEmpty)
    }

    @Test(
        "Text that is not a route is refused beside its field, and stays as typed",
        arguments: [
            ("javascript:alert(1)", "This begins with “javascript:”"), ("", "Paste a link"),
            ("a lake", "This is neither a web address nor a position"),
            (
                "https://x.org/" + String(repeating: "a", count: 2000),
                "This is longer than 2,000 characters"
            ),
        ])
    func refused(text: String, words: String) {
        var visitor = Visitor()
        for path in ["/routes/new", "/routes"] {
            visitor.post(path, [("text", text), ("name", "Lake")])
            #expect(visitor.status == 422 && visitor.recorded.isEmpty)
            #expect(visitor.page.contains("id=\"text-problem\">\(words)"))
            #expect(visitor.page.contains("value=\"\(text)\""))
        }
        visitor.get("/routes/new?" + Form([("text", text)]).encoded)
        #expect(visitor.status == 422 && visitor.page.contains(words))
        #expect(!visitor.page.contains("href=\"javascript:"))
    }

    @Test("A route needs a name of 1 to 100 characters, and its target is kept meanwhile")
    func names() {
        for (name, words) in [
            ("", RoutesWording.nameMissing),
            (String(repeating: "a", count: 101), RoutesWording.nameTooLong),
        ] {
            var visitor = Visitor()
            visitor.post("/routes", [("text", address), ("name", name)])
            #expect(visitor.status == 422 && visitor.recorded.isEmpty)
            #expect(visitor.page.contains("id=\"name-problem\">\(words)"))
            #expect(
                visitor.page.contains("name=\"text\" value=\"https://www.komoot.com/tour/7?a=1&amp;b=2\""))
        }
    }

    @Test("A route sent twice is one route")
    func twice() {
        var visitor = Visitor()
        let entry = Identifier(high: 3, low: 3).description
        for count in [1, 0] {
            visitor.post("/routes", [("entry", entry), ("text", address), ("name", "Lake")])
            #expect(visitor.recorded.count == count && visitor.practice.routes.count == 1)
            #expect(visitor.status == 200 && visitor.page.contains(RoutesWording.saved))
        }
    }

    @Test("A saved link opens without a referrer, and can be shared as a code")
    func link() {
        var (visitor, route) = visitor(keeping: address)
        #expect(visitor.address == "/routes/\(route)?saved=1")
        let way = "href=\"https://www.komoot.com/tour/7?a=1&amp;b=2\" rel=\"noopener noreferrer\""
        #expect(visitor.page.contains(way) && visitor.page.contains(">Open www.komoot.com<"))
        #expect(visitor.page.contains("src=\"/routes/\(route)/code.svg\""))
        #expect(!visitor.page.contains("route.gpx") && !visitor.page.contains("data-map"))
        visitor.get("/routes")
        #expect(
            visitor.page.contains("href=\"/routes/\(route)\"") && !visitor.page.contains("data-map"))
    }

    @Test("A saved position is shown on a map, and can be shared as a code and as a file")
    func position() {
        var (visitor, route) = visitor(keeping: "48.2082, 16.3738")
        for piece in [
            "data-map=\"routes\"", "data-points=\"48.2082,16.3738\"", "/routes/\(route)/code.svg",
            "/routes/\(route)/route.gpx", "alt=\"QR code of this route\"",
        ] {
            #expect(visitor.page.contains(piece), "\(piece)")
        }
        visitor.get("/routes")
        #expect(visitor.page.contains("data-points=\"48.2082,16.3738\" data-name=\"Lake\""))
        #expect(visitor.page.contains("data-map=\"routes\""))
    }

    @Test("A track shows its length and course as a drawing, and is shared only as a file")
    func track() throws {
        var (visitor, route) = try visitorWithTrack()
        visitor.get("/routes/\(route)")
        // A hundredth of a degree of latitude is 1112 m.
        for piece in [
            "A track of 1.1 km", "From 48.2082, 16.3738 to 48.2182, 16.3738", "points=\"150,300 150,0 \"",
            "data-points=\"48.2082,16.3738 48.2182,16.3738\"", "aria-label=\"A track of 1.1 km\"",
            "/routes/\(route)/route.gpx", RoutesWording.shareTrack,
        ] {
            #expect(visitor.page.contains(piece), "\(piece)")
        }
        #expect(!visitor.page.contains("code.svg"))
    }

    @Test("The name can be changed, and an invalid one stays as typed")
    func rename() {
        var (visitor, route) = visitor(keeping: address)
        visitor.post("/routes/\(route)", [("name", "The long lake")])
        #expect(
            visitor.page.contains("<h1>The long lake</h1>") && visitor.page.contains(RoutesWording.saved))
        let long = String(repeating: "b", count: 101)
        visitor.post("/routes/\(route)", [("name", long)])
        #expect(visitor.status == 422 && visitor.page.contains("value=\"\(long)\""))
        #expect(visitor.page.contains("id=\"name-problem\">\(RoutesWording.nameTooLong)"))
        #expect(visitor.practice.routes[0].name.text == "The long lake")
    }

    @Test("Removal asks first, and then the route is gone everywhere")
    func remove() {
        var (visitor, route) = visitor(keeping: address)
        visitor.get("/routes/\(route)/remove")
        #expect(visitor.page.contains(RoutesWording.removeText) && visitor.practice.routes.count == 1)
        visitor.post("/routes/\(route)/remove", [])
        #expect(
            visitor.page.contains(RoutesWording.removed) && visitor.page.contains(RoutesWording.noneHint))
        visitor.get("/routes/\(route)")
        #expect(visitor.status == 404)
    }

    @Test("Every problem with a file is reported beside the file", arguments: RouteTrouble.allCases)
    func troubles(_ trouble: RouteTrouble) {
        var visitor = Visitor()
        visitor.get(RouteAddress.refused(trouble))
        let field =
            [.noTrack, .trackTooLarge, .notGPX, .documentType, .noPoints].contains(trouble)
            ? "track" : "picture"
        #expect(visitor.status == 422)
        #expect(visitor.page.contains("id=\"\(field)-problem\">\(RoutesWording.text(of: trouble))"))
        #expect(RouteTrouble.allCases.filter { $0.name == trouble.name } == [trouble])
    }

    @Test("Distances are in metres, and from a kilometre on in tenths of kilometres")
    func distances() {
        for (metres, words) in [
            (0, "0 m"), (999, "999 m"), (1000, "1.0 km"), (1049, "1.0 km"), (1050, "1.1 km"),
            (12_345, "12.3 km"), (99_960, "100.0 km"),
        ] {
            #expect(RoutesWording.distance(metres) == words)
        }
    }

    @Test("Unknown routes and actions are not found")
    func nowhere() {
        var (visitor, route) = visitor(keeping: address)
        for address in [
            "/routes/x", "/routes/\(Identifier(high: 9, low: 9))", "/routes/\(route)/fly",
            "/routes/new/x",
        ] {
            visitor.get(address)
            #expect(visitor.status == 404, "\(address)")
        }
    }
}
