import Testing

@testable import HexisCore

@Suite("Reading a route from a code or typed text")
struct RouteTextTests {
    private func problem(of text: String) -> RouteTextProblem? {
        do throws(RouteTextProblem) {
            _ = try RouteTarget(text)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "A link is kept unchanged, with the host it leads to",
        arguments: [
            (
                "https://www.komoot.com/tour/7?ref=a&b=c#d", "https://www.komoot.com/tour/7?ref=a&b=c#d",
                "www.komoot.com"
            ),
            ("  HTTP://Example.org \n", "HTTP://Example.org", "Example.org"),
            ("http://localhost:8080/a", "http://localhost:8080/a", "localhost:8080"),
            ("https://[2001:db8::1]/a", "https://[2001:db8::1]/a", "[2001:db8::1]"),
            ("https://example.org?q=1", "https://example.org?q=1", "example.org"),
            ("www.komoot.com/tour/7", "https://www.komoot.com/tour/7", "www.komoot.com"),
            ("maps.example:8080/x", "https://maps.example:8080/x", "maps.example:8080"),
            ("https://example.org/Straße", "https://example.org/Stra%c3%9fe", "example.org"),
        ])
    func links(text: String, address: String, host: String) throws {
        let target = try RouteTarget(text)
        #expect(target == .link(link(address)) && target.code == address)
        #expect(link(address).host == host && target.start == nil)
    }

    @Test(
        "A position is read in the forms that codes and people write",
        arguments: [
            ("geo:52.5163,13.3777", 525_163_000, 133_777_000),
            ("GEO:52.5163,13.3777", 525_163_000, 133_777_000),
            ("geo:52.5163,13.3777,34.5", 525_163_000, 133_777_000),
            ("geo:-33.9,-18.4;u=35", -339_000_000, -184_000_000),
            ("geo:52.5163,13.3777;crs=WGS84;u=1?z=3", 525_163_000, 133_777_000),
            ("geo:52.5163,13.3777?q=Brandenburger+Tor", 525_163_000, 133_777_000),
            ("geo:0,0?q=52.5163,13.3777(Gate)&z=3", 525_163_000, 133_777_000),
            ("geo:0,0", 0, 0),
            ("52.5163, 13.3777", 525_163_000, 133_777_000),
            ("52,5163° N, 13,3777° E", 525_163_000, 133_777_000),
        ])
    func positions(text: String, latitude: Int, longitude: Int) throws {
        let target = try RouteTarget(text)
        #expect(target == .position(position(latitude, longitude)))
        #expect(target.start == position(latitude, longitude))
        #expect(try RouteTarget(#require(target.code)) == target)
    }

    @Test(
        "Any other text is refused with a reason",
        arguments: [
            ("", RouteTextProblem.empty), (" \n\t\u{A0}", .empty),
            ("javascript:alert(1)", .scheme("javascript")),
            ("JavaScript:alert(1)", .scheme("javascript")),
            ("\u{1}javascript:alert(1)", .scheme("javascript")), ("java\nscript:alert(1)", .unreadable),
            ("data:text/html,<script>alert(1)</script>", .scheme("data")),
            ("tel:+4312345", .scheme("tel")),
            ("WIFI:S:home;T:WPA;P:secret;;", .scheme("wifi")), ("file:///etc/passwd", .scheme("file")),
            ("BEGIN:VCARD\nVERSION:3.0", .scheme("begin")), ("intent://x#Intent;end", .scheme("intent")),
            ("http:", .unreadable), ("http://", .unreadable), ("https:///path", .unreadable),
            ("https:/example.org", .unreadable), ("https://...", .unreadable),
            ("https://maps.example@evil.example/", .unreadable),
            ("https://evil.example\\@maps.example/", .unreadable), ("https://mäps.example/", .unreadable),
            ("https://example.org/a b", .unreadable), ("https://example.org/\u{202E}x", nil),
            ("geo:", .unreadable), ("geo:52.5", .unreadable), ("geo:91,0", .unreadable),
            ("geo:1,2,3,4", .unreadable), ("geo:1,2;crs=moon", .unreadable),
            ("geo:0,0?q=Brandenburger+Tor", .unreadable),
            ("hello", .unreadable), ("Hello. World", .unreadable), ("12:30", .unreadable),
            ("3.14", .unreadable), (".org", .unreadable), ("://x", .unreadable),
            ("anextraordinarilylongscheme:x", .unreadable),
            ("https://example.org/" + String(repeating: "a", count: 1981), .tooLong),
            ("https://example.org/" + String(repeating: "ß", count: 400), .tooLong),
            ("https://example.org/" + String(repeating: "a", count: 1980), nil),
        ] as [(String, RouteTextProblem?)])
    func refused(text: String, expected: RouteTextProblem?) {
        #expect(problem(of: text) == expected)
    }

    @Test("Any text is read or refused without trapping, and every link begins with http")
    func anything() {
        var dice = Dice.thrown()
        let pieces = [
            "http", "https", "geo", "javascript", ":", "//", "/", ".", ",", ";", "?", "#", "@", "[", "]",
            "%",
            "1",
            "52.5", "-", "a", "ß", " ", "\n", "\0", "q=", "crs=", "example.org", "\u{202E}",
        ]
        for _ in 0..<20_000 {
            let text = (0..<dice.number(0...8)).map { _ in dice.one(of: pieces) }.joined()
            guard let target = try? RouteTarget(text) else { continue }
            if case .link(let link) = target {
                #expect(link.text.lowercased().hasPrefix("http") && !link.host.contains("@"), "\(text)")
            }
            #expect((try? RouteTarget(target.code ?? "")) == target, "\(text)")
        }
    }
}
