import Testing

@testable import HexisCore

@Suite("Positions")
struct PositionTests {
    @Test(
        "A position is read in the forms that people and maps write",
        arguments: [
            ("52.5163, 13.3777", 525_163_000, 133_777_000),
            ("52.5163,13.3777", 525_163_000, 133_777_000),
            ("52.5163 13.3777", 525_163_000, 133_777_000),
            ("  52.5163 ,  13.3777  ", 525_163_000, 133_777_000),
            ("52,5163 / 13,3777", 525_163_000, 133_777_000),
            ("52,5163/13,3777", 525_163_000, 133_777_000),
            ("52,5163; 13,3777", 525_163_000, 133_777_000),
            ("52,5163, 13,3777", 525_163_000, 133_777_000),
            ("52,5163 13,3777", 525_163_000, 133_777_000),
            ("52,5163,13,3777", 525_163_000, 133_777_000),
            ("52.5163° N, 13.3777° E", 525_163_000, 133_777_000),
            ("33.9 s 18.4 W", -339_000_000, -184_000_000),
            ("33,9S/18,4e", -339_000_000, 184_000_000),
            ("−33.9, +18.4", -339_000_000, 184_000_000),
            ("geo:52.5163,13.3777", 525_163_000, 133_777_000),
            ("geo:52.5163,13.3777;u=35", 525_163_000, 133_777_000),
            ("GEO:52.5163,13.3777,30?z=17", 0, 0),
            ("geo:52.5163,13.3777?z=17", 525_163_000, 133_777_000),
            ("52,13", 520_000_000, 130_000_000),
            ("52 13", 520_000_000, 130_000_000),
            ("0, 0", 0, 0),
            ("90, 180", 900_000_000, 1_800_000_000),
            ("-90, -180", -900_000_000, -1_800_000_000),
            // The eighth decimal rounds the seventh.
            ("0.00000014, 0.00000015", 1, 2),
            ("52.51627500000000123, 13.37770049999", 525_162_750, 133_777_005),
        ])
    func read(text: String, latitude: Int, longitude: Int) {
        let expected = text.hasPrefix("GEO") ? nil : position(latitude, longitude)
        #expect(Position(text) == expected)
    }

    @Test(
        "A position that is ambiguous or off the globe is refused",
        arguments: [
            "", " ", ",", "/", "52.5", "52.5,", ",13.4", "52.5163", "abc", "52.5, abc", "52.5, 13.4, 8",
            "90.0000001, 0", "-91, 0", "0, 180.0000001", "0, 181", "1000, 0", "52..5, 13", "52.5.1, 13",
            "5e1, 13",
            "0x10, 13", "-52.5 S, 13", "52.5 E, 13 N", "52,5,13", "52. , 13", ". , 13", "nan, 0", "inf, 0",
            "--5, 0",
            "+-5, 0", "52° 30' N, 13° 22' E", "geo:", "geo:52.5", "geo: ,", "http://52.5,13.4", "٥٢, ١٣",
            "52.123456789012345678901, 13", "99999999999999999999, 0",
        ])
    func refused(text: String) {
        #expect(Position(text) == nil)
    }

    @Test("Every position survives writing and reading")
    func writtenAndRead() {
        var dice = Dice.thrown()
        for _ in 0..<5000 {
            let position = dice.position()
            #expect(Position(position.description) == position, "\(position)")
        }
    }

    @Test("Any text is read or refused without trapping")
    func anything() {
        var dice = Dice.thrown()
        let pieces = [
            "5", "-", "+", ".", ",", " ", "°", "N", "W", "/", ";", "geo:", "−", "?", "é", "180", "90",
        ]
        var read = 0
        for _ in 0..<20_000 {
            let text = (0..<dice.number(0...12)).map { _ in dice.one(of: pieces) }.joined()
            if Position(text) != nil { read += 1 }
        }
        #expect(read > 0)
        #expect(Position(String(repeating: "5", count: 100_000)) == nil)
        #expect(Position(String(repeating: " ", count: 100_000)) == nil)
    }

    @Test("A radius is 50 to 5,000 metres", arguments: ["50", "150", " 150 ", "150 m", "5000m"])
    func radius(text: String) {
        #expect(Radius(text)?.metres == Int(text.filter { $0.isNumber }))
    }

    @Test(
        "Any other radius is refused",
        arguments: ["", "m", "49", "5001", "-150", "1.5", "150 km", "1 0 0 0 0", "1000000000000"])
    func wrongRadius(text: String) {
        #expect(Radius(text) == nil)
    }
}
