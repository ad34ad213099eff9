import Chance
import HexisCore
import Testing

@testable import HexisExchange

/// The gym is at 48.2082, 16.3738, the park a kilometre north of it; both have a radius of 150 m. A ten-thousandth of a
/// degree of latitude is 11 m.
@Suite("Arrivals noticed by OwnTracks")
struct OwnTracksPhoneTests {
    private static let start: Int64 = 1_795_248_000
    private let gym = Identifier(high: 8, low: 1)
    private let park = Identifier(high: 8, low: 2)

    /// A phone and the practice that its messages change, as stored by the server.
    private struct Kept {
        var phone = OwnTracksPhone()
        var practice = Practice()
        var zone = ZoneRules.utc
        private var number: UInt64 = 0

        mutating func place(_ id: Identifier, _ name: String, _ position: String) throws {
            number += 1
            let fact = PlaceSet(
                place: id, name: try #require(Line(name)), position: try #require(Position(position)))
            practice.add(entry(.placeSet(fact)))
        }

        mutating func remove(_ id: Identifier) {
            number += 1
            practice.add(entry(.placeRemoved(PlaceRemoved(place: id))))
        }

        private func entry(_ fact: Fact) -> Entry {
            Entry(
                id: Identifier(high: 1, low: number), at: Instant(clamping: Int64(number)),
                device: Identifier(high: 1, low: 1), fact: fact)
        }

        /// The arrivals it recorded, each as the place's number and the minute of the arrival.
        @discardableResult
        mutating func take(_ text: String, told minute: Int64 = 0) throws -> [String] {
            let message = try #require(OwnTracksMessage(Array(text.utf8)), "\(text)")
            let now = Instant(clamping: (OwnTracksPhoneTests.start + minute * 60) * 1000)
            let entries = phone.entries(
                for: message, practice, device: Identifier(high: 7, low: 7), at: now, in: zone)
            for entry in entries { practice.add(entry) }
            return entries.compactMap { entry in
                guard case .place(.arrived(let fact)) = entry.fact, fact.source == .ownTracks else {
                    return nil
                }
                let minute = (fact.instant.milliseconds / 1000 - OwnTracksPhoneTests.start) / 60
                return "\(fact.place.low) at \(minute)"
            }
        }
    }

    private func kept() throws -> Kept {
        var kept = Kept()
        try kept.place(gym, "Gym", "48.2082, 16.3738")
        try kept.place(park, "Park", "48.2172, 16.3738")
        return kept
    }

    private func location(_ latitude: String, at minute: Int64, acc: String = "10") -> String {
        #"{"_type":"location","lat":\#(latitude),"lon":16.3738,"acc":\#(acc),"tst":\#(Self.start + minute * 60)}"#
    }

    private func transition(_ event: String, _ more: String, at minute: Int64) -> String {
        #"{"_type":"transition","event":"\#(event)","tst":\#(Self.start + minute * 60)\#(more)}"#
    }

    @Test("Entering a place is one arrival, however often it is reported; entering again is another")
    func locations() throws {
        var kept = try kept()
        #expect(try kept.take(location("48.2000", at: 0), told: 0).isEmpty)
        #expect(try kept.take(location("48.2083", at: 20), told: 20) == ["1 at 20"])
        #expect(try kept.take(location("48.2083", at: 20), told: 20).isEmpty)
        #expect(try kept.take(location("48.2084", at: 40), told: 40).isEmpty)
        #expect(try kept.take(location("48.2172", at: 60), told: 60) == ["2 at 60"])
        #expect(try kept.take(location("48.2082", at: 80), told: 80) == ["1 at 80"])
    }

    @Test("Without an earlier position, being at a place is an arrival")
    func unknownBefore() throws {
        var kept = try kept()
        #expect(try kept.take(location("48.2082", at: 5), told: 5) == ["1 at 5"])
    }

    @Test("A position less accurate than the place's radius is ignored")
    func coarse() throws {
        var kept = try kept()
        #expect(try kept.take(location("48.2082", at: 0, acc: "151"), told: 0).isEmpty)
        #expect(try kept.take(location("48.2082", at: 20, acc: "150"), told: 20) == ["1 at 20"])
        // 222 m away, give or take 500: the phone may still be there.
        #expect(try kept.take(location("48.2062", at: 40, acc: "500"), told: 40).isEmpty)
        #expect(try kept.take(location("48.2082", at: 60), told: 60).isEmpty)
    }

    @Test("A late report counts for its own time; one older than the last known is ignored")
    func queued() throws {
        var kept = try kept()
        #expect(try kept.take(location("48.2000", at: 0), told: 300).isEmpty)
        #expect(try kept.take(location("48.2082", at: 20), told: 300) == ["1 at 20"])
        #expect(try kept.take(location("48.2000", at: 60), told: 300).isEmpty)
        #expect(try kept.take(location("48.2082", at: 40), told: 300).isEmpty)
        #expect(kept.practice.lastArrival(at: gym)?.instant == Instant(clamping: (Self.start + 1200) * 1000))
    }

    @Test("An arrival keeps the offset of its time, even if it is reported after a clock change")
    func clocks() throws {
        var kept = try kept()
        kept.zone = try zone("Europe/Vienna")
        // 24 October, 23:00, in the last night of summer time; the start is 21 November, 08:00 UTC.
        let hours: Int64 = -28 * 24 + 13
        try kept.take(location("48.2082", at: hours * 60), told: 0)
        #expect(kept.practice.lastArrival(at: gym)?.offset == 7200)
        try kept.take(location("48.2000", at: 1), told: 1)
        try kept.take(location("48.2082", at: 2), told: 2)
        #expect(kept.practice.lastArrival(at: gym)?.offset == 3600)
    }

    @Test("A clock slightly ahead counts as now; one far ahead is ignored")
    func ahead() throws {
        var kept = try kept()
        #expect(try kept.take(location("48.2082", at: 11), told: 0).isEmpty)
        #expect(try kept.take(transition("enter", #","desc":"Gym""#, at: 11), told: 0).isEmpty)
        #expect(try kept.take(location("48.2082", at: 10), told: 0) == ["1 at 0"])
    }

    @Test("A region is matched by the place it was made from, by name, or by position")
    func regions() throws {
        let ways = [
            #","rid":"\#(park)","desc":"renamed since""#, #","wtst":\#(1_000_000_000 + 2)"#,
            #","desc":"Park""#,
            #","desc":"mine","lat":48.2172,"lon":16.3738"#,
        ]
        for way in ways {
            var kept = try kept()
            #expect(try kept.take(transition("enter", way, at: 5), told: 5) == ["2 at 5"], "\(way)")
        }
        let others = [
            "", #","desc":"park""#, #","rid":"xyz","desc":"elsewhere","lat":10,"lon":10"#,
            #","rid":"\#(Identifier(high: 8, low: 3))","desc":"Park""#,
        ]
        for other in others {
            var kept = try kept()
            #expect(try kept.take(transition("enter", other, at: 5), told: 5).isEmpty, "\(other)")
        }
    }

    @Test("Two places of the same name are distinguished only by their regions, and a removed one is unknown")
    func doubtful() throws {
        var kept = try kept()
        try kept.place(Identifier(high: 8, low: 3), "Gym", "10, 10")
        #expect(try kept.take(transition("enter", #","desc":"Gym""#, at: 0)).isEmpty)
        #expect(try kept.take(transition("enter", #","desc":"Gym","rid":"\#(gym)""#, at: 0)) == ["1 at 0"])
        kept.remove(gym)
        #expect(
            try kept.take(transition("enter", #","desc":"Gym","rid":"\#(gym)""#, at: 60), told: 60).isEmpty)
    }

    @Test("An arrival noticed in several ways is one; leaving is none, and allows the next")
    func together() throws {
        var kept = try kept()
        let enter = #","desc":"Gym""#
        #expect(try kept.take(transition("enter", enter, at: 0), told: 0) == ["1 at 0"])
        #expect(try kept.take(transition("enter", enter, at: 3), told: 3).isEmpty)
        #expect(try kept.take(location("48.2082", at: 4), told: 4).isEmpty)
        #expect(try kept.take(transition("leave", enter, at: 30), told: 30).isEmpty)
        #expect(try kept.take(location("48.2082", at: 60), told: 60) == ["1 at 60"])
    }

    @Test("The response lists the places as regions, once until they change or on a manual request")
    func answers() throws {
        var kept = try kept()
        let there = OwnTracksMessage(Array(location("48", at: 0).utf8))
        let first = kept.phone.answer(to: there, kept.practice)
        #expect(
            first == """
                [{"_type":"cmd","action":"setWaypoints","waypoints":{"_type":"waypoints","waypoints":[\
                {"_type":"waypoint","desc":"Gym","lat":48.2082,"lon":16.3738,"rad":150,"tst":1000000001,"rid":"\(gym)"},\
                {"_type":"waypoint","desc":"Park","lat":48.2172,"lon":16.3738,"rad":150,"tst":1000000002,"rid":"\(park)"}]}}]
                """)
        #expect(kept.phone.answer(to: there, kept.practice) == "[]")
        let byHand = #"{"_type":"location","lat":48,"lon":16,"t":"u","tst":\#(Self.start)}"#
        #expect(kept.phone.answer(to: OwnTracksMessage(Array(byHand.utf8)), kept.practice) == first)
        #expect(kept.phone.answer(to: nil, kept.practice) == "[]")
        try kept.place(park, "Stadtpark", "48.2172, 16.3738")
        #expect(kept.phone.answer(to: there, kept.practice).contains("Stadtpark"))
        var none = OwnTracksPhone()
        #expect(none.answer(to: there, Practice()) == "[]")
    }

    @Test("No message records an arrival twice, in the future, or anywhere but at a place")
    func anyJourney() throws {
        var dice = Dice.thrown()
        var arrivals = 0
        for _ in 0..<300 {
            var kept = try kept()
            var said: [String] = []
            for step in 0..<40 {
                let told = Int64(step * 7)
                let minute = told - Int64(dice.number(0...30)) + Int64(dice.number(0...12))
                let text =
                    dice.chance(oneIn: 3)
                    ? transition(
                        dice.one(of: ["enter", "leave"]),
                        dice.one(of: [#","desc":"Gym""#, #","desc":"Park""#, ""]),
                        at: minute)
                    : location(
                        dice.one(of: ["48.2082", "48.2172", "48.2000", "-48.2082", "90"]), at: minute,
                        acc: dice.one(of: ["0", "40", "149", "400", "5000"]))
                let new = try kept.take(text, told: told)
                #expect(try kept.take(text, told: told).isEmpty)
                said += new
                for arrival in new { #expect(Int64(arrival.split(separator: " ")[2]) ?? .max <= told) }
            }
            #expect(Set(said).count == said.count)
            arrivals += said.count
        }
        #expect(arrivals > 300)
    }
}
