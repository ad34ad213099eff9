import HexisCore
import Testing

@Suite("Typed numbers")
struct TypedNumberTests {
    /// Typed text with its amounts in whole and in divisible units; `nil` if the person has to say which is meant.
    struct Case: Sendable {
        let typed: String
        let whole: String?
        let divisible: String?

        init(_ typed: String, whole: String?, divisible: String?) {
            self.typed = typed
            self.whole = whole
            self.divisible = divisible
        }

        init(_ typed: String, _ both: String?) { self.init(typed, whole: both, divisible: both) }
    }

    static let cases = [
        // One point or comma before three digits groups a whole number; otherwise only the person knows.
        Case("10,000", whole: "10000", divisible: nil), Case("10.000", whole: "10000", divisible: nil),
        Case("1,250", whole: "1250", divisible: nil), Case("-2,500", whole: "-2500", divisible: nil),
        // Grouping only: a space of any kind, an apostrophe, two equal separators.
        Case("10 000", "10000"), Case("10\u{A0}000", "10000"), Case("10\u{2009}000", "10000"),
        Case("10\u{202F}000", "10000"), Case("10'000", "10000"), Case("10’000", "10000"),
        Case("1,000,000", "1000000"), Case("1.000.000", "1000000"), Case("١٠٬٠٠٠", "10000"),
        // Decimals only: fewer or more than three digits, no group before, a distinct separator.
        Case("1,5", "1.5"), Case("1.5", "1.5"), Case("0,250", "0.25"), Case("1.2340", "1.234"),
        Case("1000.125", "1000.125"), Case("1,234.5", "1234.5"), Case("1.234,567", "1234.567"),
        Case("1 234,567", "1234.567"), Case("١٫٢٥٠", "1.25"), Case("12,50", "12.5"),
        // Digits of other scripts.
        Case("٧٤١٢", "7412"), Case("۷۴۱۲", "7412"), Case("７４１２", "7412"),
        Case("１０，０００", whole: "10000", divisible: nil),
        Case(" 7 ", "7"), Case("+3", "3"), Case("−3", "-3"),
    ]

    @Test("A typed number has one meaning or is ambiguous", arguments: cases)
    func read(_ expected: Case) throws {
        let number = try #require(TypedNumber(expected.typed))
        #expect(number.amount(isWhole: true)?.description == expected.whole)
        #expect(number.amount(isWhole: false)?.description == expected.divisible)
        #expect(number.isUnclear(isWhole: false) == (expected.divisible == nil))
    }

    @Test(
        "Anything else is not a number",
        arguments: [
            "", " ", ".", ",", "5.", ".5", "abc", "1.2345", "1,2,3", "1.2.3", "--1", "5-6", "5-600", "1e3",
            "10 00",
            "1 0000", "1,00,000", "0,000,000", "1.000,000.5", "5 6", "1000001", "99999999999999999999999999",
            "½", "∞",
        ])
    func refuse(text: String) {
        #expect(TypedNumber(text) == nil)
    }

    @Test("Each of two readings has an unambiguous spelling")
    func readings() throws {
        let (smaller, larger) = try #require(TypedNumber("1,250")?.readings)
        #expect((smaller.typed, larger.typed, larger.shown) == ("1.25", "1250", "1,250"))
        #expect(TypedNumber("1,234")?.readings?.0.typed == "1.2340")
        #expect(TypedNumber("1,5")?.readings == nil)
    }

    @Test(
        "Numbers are shown in groups of three",
        arguments: [
            (0, "0"), (999_000, "999"), (1_000_000, "1,000"), (-1_000_000, "-1,000"), (-999_000, "-999"),
            (12_345_500, "12,345.5"), (1_000_000_000, "1,000,000"), (250, "0.25"), (1_234, "1.2340"),
        ] as [(Int64, String)])
    func shown(thousandths: Int64, text: String) {
        #expect(Amount(clamping: thousandths).shown == text)
    }

    @Test(
        "A written amount is read back; shown in groups, it is read back or is the larger of two readings"
    )
    func roundTrip() throws {
        var dice = Dice.thrown()
        for _ in 0..<10_000 {
            let bound = Int64(dice.one(of: [2_000, 2_000_000, 1_000_000_000]))
            let step = Int64(dice.one(of: [1, 10, 1000]))
            let amount = Amount(clamping: Int64.random(in: -bound...bound, using: &dice) / step * step)
            for isWhole in [true, false] {
                #expect(TypedNumber(amount.typed)?.amount(isWhole: isWhole) == amount)
            }
            let shown = try #require(TypedNumber(amount.shown))
            #expect(shown.amount(isWhole: true) == amount)
            #expect(shown.amount(isWhole: false) ?? shown.readings?.1 == amount)
        }
    }

    @Test(
        "A unit that is never divided is counted in whole numbers; any other allows three decimals",
        arguments: [
            (nil, true), ("steps", true), ("Steps", true), ("glasses of water", true), ("kcal", true),
            ("km", false),
            ("l", false), ("Schritte", false),
        ] as [(String?, Bool)])
    func units(unit: String?, isWhole: Bool) {
        #expect(unit.flatMap { Line($0) }.isCountedWhole == isWhole)
    }
}
