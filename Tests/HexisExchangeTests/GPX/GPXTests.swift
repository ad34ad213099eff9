import Chance
import Foundation
import HexisCore
import Testing

@testable import HexisExchange

private let head = #"<?xml version="1.0" encoding="UTF-8"?>"#
private let version11 =
    #"<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="x">"#

private func point(_ name: String, _ latitude: String, _ longitude: String) -> String {
    "<\(name) lat=\"\(latitude)\" lon=\"\(longitude)\"><ele>5</ele><time>2026-11-21T10:00:00Z</time></\(name)>"
}

private func target(_ points: String...) -> RouteTarget? {
    let positions = points.compactMap { Position($0) }
    return Track(positions).map { .track($0) } ?? positions.first.map { .position($0) }
}

@Suite("GPX files")
struct GPXTests {
    private let track = point("trkpt", "48.2", "16.3") + point("trkpt", "48.3", "-16.4")
    private let route =
        "<rte><name>Planned</name>\(point("rtept", "1", "2"))\(point("rtept", "3", "4"))</rte>"
    private let points = "<wpt lat='7' lon='8'><name>Bench</name></wpt><wpt lat='9' lon='10'/>"

    private func read(_ text: String) throws(GPXError) -> GPXFile { try GPXFile(Array(text.utf8)) }

    private func error(of bytes: [UInt8]) -> GPXError? {
        do throws(GPXError) {
            _ = try GPXFile(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test("The track is preferred to the route, and the route to the points, each with its own name")
    func kinds() throws {
        let trk = "<trk><name>Lake</name><trkseg>\(track)</trkseg></trk>"
        let named = "<metadata><name>File</name></metadata>"
        for (body, name, expected) in [
            (named + points + route + trk, "Planned", target("48.2, 16.3", "48.3, -16.4")),
            (trk, "Lake", target("48.2, 16.3", "48.3, -16.4")),
            (named + points + route, "Planned", target("1, 2", "3, 4")),
            (named + points, "File", target("7, 8", "9, 10")),
            ("<wpt lat='7' lon='8'/>", nil, target("7, 8")),
            ("<wpt lat='7' lon='8'><name>Bench</name></wpt>", "Bench", target("7, 8")),
            (
                "<trk><trkseg>\(point("trkpt", "1", "2"))</trkseg><trkseg>\(point("trkpt", "3", "4"))</trkseg></trk>",
                nil, target("1, 2", "3, 4")
            ),
        ] as [(String, String?, RouteTarget?)] {
            let file = try read("\(head)\(version11)\(body)</gpx>")
            #expect(file.name?.text == name && file.target == expected, "\(body)")
        }
    }

    @Test(
        "A file is read with any version, prefix, encoding and quotes",
        arguments: [
            #"<gpx version="1.0"><name>Lake &amp; “hill” &#60;3</name><trk><trkseg>POINTS</trkseg></trk></gpx>"#,
            #"<g:gpx xmlns:g="x"><g:trk><g:name>Lake &amp; “hill” &lt;3</g:name>POINTS</g:trk></g:gpx>"#,
            "<gpx><trk><name><![CDATA[Lake & “hill” <3]]></name><!-- > -->POINTS<extensions><a b='>'/></extensions></trk></gpx>",
            "<?xml version='1.0'?>\n<?a b?><gpx><trk><name>\n Lake\n &amp; “hill”  &lt;3 </name>POINTS</trk></gpx>\n",
        ])
    func shapes(_ text: String) throws {
        let file = try read(text.replacingOccurrences(of: "POINTS", with: track))
        #expect(file.name?.text == "Lake & “hill” <3")
        #expect(file.target == target("48.2, 16.3", "48.3, -16.4"))
    }

    @Test("UTF-16 and Latin-1 are read as the file declares")
    func encodings() throws {
        let text = "<gpx><trk><name>Süd</name>\(track)</trk></gpx>"
        let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        #expect(try GPXFile(wide).name?.text == "Süd")
        let latin = #"<?xml version="1.0" encoding="ISO-8859-1"?>"# + text
        #expect(try GPXFile(latin.unicodeScalars.map { UInt8($0.value) }).name?.text == "Süd")
    }

    @Test("Invalid and repeated points are skipped")
    func oddPoints() throws {
        let odd = [
            ("91", "2"), ("NaN", "2"), ("", "2"), ("1", "181"), ("1", "2"), ("1.0", "2.00"), ("3", "4"),
        ]
        let body = odd.map { point("trkpt", $0.0, $0.1) }.joined() + "<trkpt/><trkpt lat='1'/>"
        #expect(try read("<gpx>\(body)</gpx>").target == target("1, 2", "3, 4"))
    }

    @Test("A file that is not a whole GPX file is refused with the reason")
    func refused() {
        let whole = "\(head)\(version11)<trk>\(track)</trk></gpx>"
        let bomb =
            #"<!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">"#
            + #"<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>"#
        for (text, expected) in [
            ("", GPXError.unreadable), ("hello", .unreadable), ("{\"a\":1}", .unreadable),
            ("PK\u{3}\u{4}", .unreadable), ("<html><body/></html>", .unreadable), ("<gpx>", .unreadable),
            (String(whole.dropLast(3)), .unreadable), (String(whole.prefix(120)), .unreadable),
            (whole + "<gpx/>", .unreadable), ("<gpx><trk></gpx></trk>", .unreadable),
            ("<gpx><name>&unknown;</name></gpx>", .unreadable),
            ("<gpx><name>&#1;</name></gpx>", .unreadable),
            ("<?xml version='1.0' encoding='klingon'?><gpx/>", .unreadable),
            ("<gpx/>", .noPoints), ("<gpx><trk><trkseg/></trk></gpx>", .noPoints),
            ("<gpx><trkpt lat='91' lon='0'/></gpx>", .noPoints),
            (bomb + "<gpx><name>&c;</name></gpx>", .documentType),
            (#"<!DOCTYPE gpx SYSTEM "http://127.0.0.1/x.dtd"><gpx/>"#, .documentType),
            (
                #"<!DOCTYPE gpx [<!ENTITY f SYSTEM "file:///etc/passwd">]><gpx><name>&f;</name></gpx>"#,
                .documentType
            ),
            (#"<!DOCTYPE gpx [<!ENTITY % p SYSTEM "file:///etc/passwd"> %p;]><gpx/>"#, .documentType),
            ("<gpx>" + String(repeating: "<a>", count: 100_000), .unreadable),
            ("<gpx " + (0..<20_000).map { "a\($0)='1'" }.joined(separator: " "), .unreadable),
        ] as [(String, GPXError)] {
            #expect(error(of: Array(text.utf8)) == expected, "\(text.prefix(80))")
        }
        #expect(error(of: [0xFF, 0x00, 0x3C]) == .unreadable)
        #expect(error(of: [UInt8](repeating: 0x20, count: GPXFile.longest + 1)) == .tooLarge)
    }

    @Test("300,000 points are refused; 200,000 keep their shape and length in 500")
    func long() throws {
        func zigzag(_ count: Int) -> [UInt8] {
            // Along a parallel, 0.00001° per step; every 1,000 points the way turns between 0° and 0.1° north.
            let points = (0..<count).map {
                "<trkpt lat='\($0 / 1000 % 2 == 0 ? "0" : "0.1")' lon='\(longitude($0))'/>"
            }
            return Array("<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>".utf8)
        }
        #expect(error(of: zigzag(300_000)) == .tooLarge)
        guard case .track(let track) = try GPXFile(zigzag(200_000)).target else {
            Issue.record("no track")
            return
        }
        #expect(track.points.count == 500)
        #expect(track.points.first == Position("0, 0") && track.points.last == Position("0.1, 1.99999"))
        // 199 turns of 0.1° and 2° along: 21.9 degrees of 111,195 m. All corners are among the points.
        #expect((2_410_000...2_440_000).contains(track.length), "\(track.length)")
    }

    private func longitude(_ step: Int) -> String {
        let decimals = "\(step % 100_000)"
        return "\(step / 100_000)." + String(repeating: "0", count: 5 - decimals.count) + decimals
    }

    @Test("A too long or blank name is dropped, and the route is still read")
    func names() throws {
        for name in [
            String(repeating: "a", count: 101), String(repeating: "ß", count: 5000), " \n ", "",
        ] {
            let file = try read("<gpx><trk><name>\(name)</name>\(track)</trk></gpx>")
            #expect(file.name == nil && file.target == target("48.2, 16.3", "48.3, -16.4"))
        }
    }

    @Test("A file with changed bytes or cut off is read or refused without trapping")
    func damaged() {
        var dice = Dice.thrown()
        let whole = Array(
            "\(head)\(version11)\(points)\(route)<trk><name>a&amp;b</name>\(track)</trk></gpx>".utf8)
        for _ in 0..<5000 {
            var bytes = whole
            for _ in 0..<dice.number(1...4) { bytes[dice.number(0...bytes.count - 1)] = dice.bytes(1)[0] }
            if dice.chance(oneIn: 3) { bytes.removeLast(dice.number(1...bytes.count - 1)) }
            _ = error(of: bytes)
        }
    }
}

@Suite("Simplifying tracks")
struct TrackShapeTests {
    @Test("Corners stay, and points on a straight line between them are dropped")
    func corners() {
        let corners = ["0, 0", "0, 10", "10, 10", "10, 20"].compactMap { Position($0) }
        var way: [Position] = []
        for (from, to) in zip(corners, corners.dropFirst()) {
            for step in 0..<100 {
                let north =
                    Int64(from.latitude.tenMillionths) * Int64(100 - step) + Int64(to.latitude.tenMillionths)
                    * Int64(step)
                let east =
                    Int64(from.longitude.tenMillionths) * Int64(100 - step) + Int64(
                        to.longitude.tenMillionths) * Int64(step)
                guard let latitude = Degrees(tenMillionths: north / 100),
                    let longitude = Degrees(tenMillionths: east / 100),
                    let point = Position(latitude: latitude, longitude: longitude)
                else { continue }
                way.append(point)
            }
        }
        way.append(corners[3])
        #expect(way.count == 301 && simplified(way, to: 4) == corners)
        #expect(simplified(corners, to: 4) == corners && simplified(corners, to: 1).count == 2)
    }

    @Test("A simplified track has the requested number of points, in order, with both ends")
    func anywhere() throws {
        var dice = Dice.thrown()
        for _ in 0..<200 {
            let points = (0..<dice.number(2...80)).compactMap { number -> Position? in
                let degrees = [900_000_000, 1_800_000_000].compactMap { most in
                    Degrees(tenMillionths: Int64(dice.number(-most...most)))
                }
                return Position(latitude: degrees[0], longitude: degrees[1])
            }
            let count = dice.number(2...60)
            let rest = simplified(points, to: count)
            #expect(rest.count == min(count, points.count))
            #expect(rest.first == points.first && rest.last == points.last)
            var place = 0
            for point in rest { place = try #require(points[place...].firstIndex(of: point)) + 1 }
        }
    }
}

@Suite("Routes as GPX files")
struct RouteGPXTests {
    private func route(_ name: String, _ target: RouteTarget) throws -> Route {
        let id = Identifier(high: 1, low: 1)
        let fact = RouteKept(route: id, name: try #require(Line(name)), target: target)
        let at = Instant(clamping: 1)
        return try #require(
            Practice([Entry(id: id, at: at, device: id, fact: .routeKept(fact))]).route(id))
    }

    @Test(
        "A route survives writing and reading",
        arguments: ["Lake", "a < b & c > d \"e\" 'f'", "Größe ]]> 水", "a\u{FFFF}b"])
    func again(name: String) throws {
        for expected in [target("48.2082, 16.3738"), target("48.2082, -16.3738", "-0.00001, 180")] {
            let route = try route(name, try #require(expected))
            let file = try GPXFile(try #require(route.gpx))
            #expect(file.target == expected)
            #expect(file.name?.text == name.replacingOccurrences(of: "\u{FFFF}", with: ""))
        }
    }

    @Test("A link has no file")
    func link() throws {
        #expect(try route("Lake", RouteTarget("https://example.org")).gpx == nil)
    }
}
