import Testing

@testable import HexisCore

@Suite("Routes")
struct RouteTests {
    private func kept(_ route: UInt64, _ name: String = "Lake", _ target: String = "geo:1,2") throws
        -> Fact
    {
        .routeKept(
            RouteKept(route: identifier(route), name: line(name), target: try RouteTarget(target)))
    }

    private func renamed(_ route: UInt64, _ name: String) -> Fact {
        .routeRenamed(RouteRenamed(route: identifier(route), name: line(name)))
    }

    private let removed = Fact.routeRemoved(RouteRemoved(route: identifier(5)))

    @Test("Routes are ordered by latest kept, each with its latest name")
    func order() throws {
        var diary = Diary()
        diary.record(renamed(3, "Named before it was heard of"))
        diary.record(try kept(5))
        diary.record(try kept(3, "Sea"))
        diary.record(try kept(4, "Hill", "https://example.org"))
        diary.record(renamed(5, "The long lake"))
        #expect(diary.practice.routes.map { $0.name.text } == ["Hill", "Sea", "The long lake"])
        #expect(diary.practice.routes.map { $0.id } == [4, 3, 5].map { identifier($0) })
    }

    @Test("The target of a route never changes: the first one recorded holds")
    func first() throws {
        var diary = Diary()
        diary.record(try kept(5, "Lake", "geo:1,2"))
        diary.record(try kept(5, "Evil lake", "https://evil.example"))
        #expect(try diary.practice.route(identifier(5))?.target == RouteTarget("geo:1,2"))
        #expect(diary.practice.routes.count == 1)
    }

    @Test("A removed route stays removed, whatever entries arrive before or after")
    func removal() throws {
        for facts in [
            [try kept(5), removed], [removed, try kept(5)], [removed, renamed(5, "x"), try kept(5)],
        ] {
            var diary = Diary()
            for fact in facts { diary.record(fact) }
            #expect(diary.practice.routes.isEmpty && diary.practice.route(identifier(5)) == nil)
        }
    }

    @Test("A name without its route is not a route")
    func nameAlone() {
        var diary = Diary()
        diary.record(renamed(5, "x"))
        #expect(diary.practice.routes.isEmpty)
    }

    @Test(
        "A route without a valid target is refused",
        arguments: [
            ("", WireError.missing(field: "target")),
            (#","target":"javascript:alert(1)""#, .invalid(field: "target")),
            (#","target":"geo:91,2""#, .invalid(field: "target")),
            (#","target":"""#, .invalid(field: "target")),
            (#","target":"1,2 3""#, .invalid(field: "target")),
            (#","target":"1,2 91,3""#, .invalid(field: "target")),
            (#","target":"1,2  3,4""#, .invalid(field: "target")),
            (#","target":5"#, .invalid(field: "target")),
            (#","target":[[1,2],[3,4]]"#, .invalid(field: "target")),
        ])
    func refused(fields: String, error: WireError) throws {
        let text = """
            {"id":"\(identifier(1))","at":1,"device":"\(identifier(2))","fact":"routeKept",\
            "route":"\(identifier(5))","name":"Lake"\(fields)}
            """
        #expect(throws: error) { try Entry(json: JSON(parsing: text)) }
    }
}

@Suite("Tracks")
struct TrackTests {
    @Test("A track has 2 to 500 points")
    func bounds() {
        let point = position(1, 1)
        for (count, isTrack) in [(0, false), (1, false), (2, true), (500, true), (501, false)] {
            #expect((Track(Array(repeating: point, count: count)) != nil) == isTrack, "\(count)")
        }
    }

    @Test(
        "A track's length follows its path: a degree of latitude is 111,195 m on a sphere of radius 6,371,008.8 m"
    )
    func length() {
        let points = [position("0, 0"), position("1, 0"), position("0, 0")]
        #expect(track(points).length == 2 * 111_195)
    }

    @Test("A track is drawn north up, in its own proportions and centred")
    func outline() {
        // At 60° north a degree of longitude is half as long as one of latitude: 2° by 1° is a square.
        let square = track(["60.5, 10", "60.5, 12", "59.5, 12", "59.5, 10"].map { position($0) })
            .outline(
                within: 100)
        #expect(square.map { $0.x } == [0, 100, 100, 0] && square.map { $0.y } == [0, 0, 100, 100])
        let north = track([position("1, 7"), position("3, 7")]).outline(within: 100)
        #expect(north.map { $0.x } == [50, 50] && north.map { $0.y } == [100, 0])
        let still = track([position("1, 7"), position("1, 7")]).outline(within: 100)
        #expect(still.map { $0.x } == [50, 50] && still.map { $0.y } == [50, 50])
        let overTheDateLine = track([position("0, 179"), position("0, -179")]).outline(within: 100)
        #expect(overTheDateLine.map { $0.x } == [0, 100])
    }

    @Test("Any track stays within its picture and survives both encodings")
    func anywhere() throws {
        var dice = Dice.thrown()
        for _ in 0..<200 {
            let track = dice.track()
            #expect(track.outline(within: 300).allSatisfy { 0...300 ~= $0.x && 0...300 ~= $0.y })
            #expect(Track(track.description) == track)
            let target = dice.routeTarget()
            #expect(RouteTarget(wire: target.wire) == target && RouteTarget(json: target.json) == target)
        }
    }

    @Test("The longest track is a small part of the longest entry")
    func size() {
        var dice = Dice.thrown()
        let longest = track((0..<Track.most).map { _ in dice.position() })
        let fact = RouteKept(route: identifier(1), name: line("Lake"), target: .track(longest))
        let entry = Entry(
            id: identifier(1), at: instant(1), device: identifier(1), fact: .routeKept(fact))
        #expect(entry.bytes.count < Entry.longestBytes / 4)
    }

    @Test(
        "A text that leaves the globe, has half a point or is too long is not a track",
        arguments: [
            "", "1,2", "1,2 ", " 1,2 3,4", "1,2,3 4,5", "1 2", "91,0 0,0", "0,181 0,0", "a,b c,d",
            Array(repeating: "1,2", count: 501).joined(separator: " "),
        ])
    func damaged(text: String) {
        #expect(Track(text) == nil)
    }
}
