import HexisCore
import Testing

@Suite("Amount")
struct AmountTests {
    @Test(
        "An amount is read with a point or a comma, to a thousandth",
        arguments: [
            ("4", 4000), ("0.5", 500), ("0,5", 500), ("1.25", 1250), ("1.234", 1234), ("0.05", 50),
            ("-3", -3000),
            ("+3", 3000), (" 2 ", 2000), ("007", 7000), ("-0", 0), ("1000000", 1_000_000_000),
            ("1000000.000", 1_000_000_000),
            ("-1000000", -1_000_000_000),
        ])
    func read(text: String, thousandths: Int64) {
        #expect(Amount(text)?.thousandths == thousandths)
    }

    @Test(
        "Anything else is not an amount",
        arguments: [
            "", " ", ".", ",", "5.", ".5", "abc", "1.2345", "1.2.3", "1,2,3", "--1", "+-1", "-", "1e3",
            "1 000", "0x10", "∞",
            "½", "٣", "1000000.001", "1000001", "-1000001", "1000000000000", "99999999999999999999999999",
            "NaN",
        ])
    func refuse(text: String) {
        #expect(Amount(text) == nil)
    }

    @Test(
        "Only a whole amount has an integer value",
        arguments: [
            (0, 0), (4000, 4), (-3000, -3), (1_000_000_000, 1_000_000), (500, nil), (-1, nil), (1001, nil),
        ])
    func whole(thousandths: Int64, number: Int?) {
        #expect(Amount(thousandths: thousandths)?.whole == number)
    }

    @Test(
        "An amount is written with no more decimals than needed",
        arguments: [
            (0, "0"), (4000, "4"), (500, "0.5"), (1250, "1.25"), (-1234, "-1.234"), (50, "0.05"),
            (-5, "-0.005"),
        ])
    func write(thousandths: Int64, text: String) {
        #expect(Amount(thousandths: thousandths)?.description == text)
    }

    @Test("An amount survives writing and reading")
    func roundTrip() throws {
        var dice = Dice.thrown()
        for _ in 0..<10_000 {
            let amount = Amount(clamping: Int64.random(in: -1_100_000_000...1_100_000_000, using: &dice))
            #expect(Amount(amount.description) == amount)
        }
    }

    @Test("Sums are clamped to a million in either direction")
    func arithmetic() {
        #expect(amount("1.5") + amount("2.75") == amount("4.25"))
        #expect(amount("1") - amount("2.5") == amount("-1.5"))
        #expect(Amount.limit + .one == .limit)
        #expect(-Amount.limit - .one == -Amount.limit)
        #expect(Amount(thousandths: Int64.max) == nil)
        #expect(Amount(thousandths: Int64.min) == nil)
        #expect(Amount(clamping: Int64.min) == -Amount.limit)
    }
}
