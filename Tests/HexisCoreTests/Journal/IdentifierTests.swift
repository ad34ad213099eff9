import HexisCore
import Testing

@Suite("Identifier")
struct IdentifierTests {
    @Test("An identifier is written as 32 hexadecimal digits and read back")
    func text() {
        let identifier = Identifier(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)
        #expect(identifier.description == "0123456789abcdeffedcba9876543210")
        #expect(Identifier("0123456789ABCDEFFEDCBA9876543210") == identifier)
        #expect(Identifier(bytes: identifier.bytes) == identifier)
        #expect(identifier.bytes.first == 0x01)
    }

    @Test(
        "Any other text is not an identifier",
        arguments: [
            "", "0", String(repeating: "0", count: 31), String(repeating: "0", count: 33),
            String(repeating: "g", count: 32), String(repeating: "０", count: 32),
        ])
    func otherTexts(text: String) {
        #expect(Identifier(text) == nil)
        #expect(Identifier(bytes: Array(text.utf8).prefix(15)) == nil)
    }

    @Test("Identifiers are ordered like their text")
    func order() {
        var dice = Dice.thrown()
        for _ in 0..<1_000 {
            let (left, right) = (dice.identifier(), dice.identifier())
            #expect((left < right) == (left.description < right.description))
        }
    }

    @Test("Derived identifiers are the same everywhere and differ from each other")
    func derived() {
        var dice = Dice.thrown()
        let bases = (0..<100).map { _ in dice.identifier() }
        let all = bases.flatMap { base in (0..<100).map { base.derived($0) } }
        #expect(Set(all + bases).count == 100 * 100 + 100)
        // An id that a form derived yesterday has to be the same tomorrow.
        #expect(HexisCoreTests.identifier(7).derived(1) == HexisCoreTests.identifier(7).derived(1))
    }
}
