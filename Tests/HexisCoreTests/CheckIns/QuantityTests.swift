import Testing

@testable import HexisCore

@Suite("Amount with a unit")
struct QuantityTests {
    @Test(
        "A quantity is read with a point or a comma, with or without a unit",
        arguments: [
            ("0,5 l", "0.5", "l"), ("0.5 l", "0.5", "l"), ("0,5l", "0.5", "l"),
            (" 4  glasses of water ", "4", "glasses of water"),
            ("3", "3", nil), (" 3 ", "3", nil), ("-1,25", "-1.25", nil), ("2 %", "2", "%"),
            ("1000000 Ω", "1000000", "Ω"),
            ("10,000 steps", "10000", "steps"), ("10 000 steps", "10000", "steps"), ("1 000", "1000", nil),
            ("٤ أكواب", "4", "أكواب"),
        ] as [(String, String, String?)])
    func read(text: String, amount: String, unit: String?) throws {
        let quantity = try #require(Quantity(text))
        #expect(quantity.amount(of: nil) == HexisCoreTests.amount(amount))
        #expect(quantity.unit?.text == unit)
    }

    @Test(
        "A quantity needs exactly one possible number",
        arguments: [
            "", "l", "l 0.5", "1,5,2 l", "0.", "1.2345 l", "5 - 6", "5 6 l", "1000001", "1 l\nor 2",
        ])
    func refused(text: String) {
        #expect(Quantity(text) == nil)
    }
}
