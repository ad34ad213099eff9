import HexisCore
import Testing

@testable import HexisService

@Suite("Recovery codes")
struct RecoveryCodesTests {
    private let codes = RecoveryCodes(key: Array(repeating: 1, count: 32))
    private let ada = PersonID(high: 1, low: 1)

    @Test("Ten different codes are made, each of three groups of four")
    func made() {
        let made = codes.make(from: .machine)
        #expect(Set(made).count == 10)
        for code in made {
            #expect(code.wholeMatch(of: /([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}/) != nil, "\(code)")
            #expect(codes.hash(of: code, for: ada) != nil)
        }
    }

    @Test(
        "A code may be typed as people type",
        arguments: [
            "4GT9-ZP0Q-M1XC", "4gt9zp0qm1xc", "4gt9 zp0q m1xc", " 4GT9-ZPOQ-MIXC ", "4gt9-zpoq-mlxc",
        ])
    func typed(_ text: String) {
        #expect(codes.hash(of: text, for: ada) == codes.hash(of: "4GT9ZP0QM1XC", for: ada))
    }

    @Test(
        "What cannot be a code is none",
        arguments: [
            "", "4GT9-ZP0Q-M1X", "4GT9-ZP0Q-M1XCC", "4GT9-ZP0Q-M1XU", "4GT9_ZP0Q_M1X", "４GT9-ZP0Q-M1XC",
        ])
    func noCode(_ text: String) { #expect(codes.hash(of: text, for: ada) == nil) }

    @Test("A hash is of one person, one code and one server")
    func hashes() {
        let hash = codes.hash(of: "4GT9-ZP0Q-M1XC", for: ada)
        #expect(codes.hash(of: "4GT9-ZP0Q-M1XD", for: ada) != hash)
        #expect(codes.hash(of: "4GT9-ZP0Q-M1XC", for: PersonID(high: 1, low: 2)) != hash)
        let others = RecoveryCodes(key: Array(repeating: 2, count: 32))
        #expect(others.hash(of: "4GT9-ZP0Q-M1XC", for: ada) != hash)
    }
}
