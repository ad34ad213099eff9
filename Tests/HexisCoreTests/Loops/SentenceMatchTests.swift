@testable import HexisCore
import Testing

@Suite("Typing a plan")
struct SentenceMatchTests {
    /// 51 letters: six typos are forgiven.
    static let meant = "When I sit at my desk, I will talk to Zoë, so that I can socialize."

    @Test(
        "One typo in eight letters is forgiven",
        arguments: [
            (meant, true), ("when i sit at my desk i will talk to zoe so that i can socialize", true),
            ("WhenIsitatmydesk,IwilltalktoZoe,sothatIcansocialize", true),
            ("Wen I sit at my dest, I will tak to Zoë, so tht I can socialise.", true),
            ("When I sit at my desk, I will so that I can socialize.", false),
            ("When I sit at my desk, I will walk to Zoë, so that I can socialize.", true),
            ("", false), ("🍫", false), ("When … I will … so that …", false),
        ])
    func forgiven(typed: String, isForgiven: Bool) {
        #expect(SentenceMatch(typed: typed, meant: SentenceMatchTests.meant).isForgiven == isForgiven)
    }

    @Test("Exactly the allowed number of typos is forgiven")
    func bound() {
        let meant = String(repeating: "a", count: 24)
        #expect(SentenceMatch(typed: String(repeating: "a", count: 21), meant: meant).isForgiven)
        #expect(!SentenceMatch(typed: String(repeating: "a", count: 20), meant: meant).isForgiven)
    }

    @Test("Differences are shown word by word")
    func pieces() {
        let match = SentenceMatch(
            typed: "When I really sit my sofa, I will", meant: "When I sit at my desk, I will")
        #expect(
            match.pieces == [
                .same("When"), .same("I"), .extra("really"), .same("sit"), .missing("at"), .same("my"),
                .other(typed: "sofa,", meant: "desk,"), .same("I"), .same("will"),
            ])
    }

    @Test("An empty sentence misses every word")
    func nothing() {
        #expect(SentenceMatch(typed: " ", meant: "When I").pieces == [.missing("When"), .missing("I")])
        #expect(SentenceMatch(typed: "🍫 ☕️", meant: "🍫 ☕️").isForgiven)
    }

    @Test("The number of compared pieces is bounded, however long the text is")
    func long() {
        for text in [String(repeating: "a", count: 10_000), String(repeating: "I will ", count: 1500)] {
            let match = SentenceMatch(typed: text, meant: SentenceMatchTests.meant)
            #expect(!match.isForgiven)
            #expect(match.pieces.count <= SentenceMatch.mostWords + 20)
        }
    }

    @Test("The pieces add up to the sentence as typed and as meant")
    func whole() {
        var dice = Dice.thrown()
        for _ in 0..<500 {
            let (typed, meant) = (dice.sentence(), dice.sentence())
            let pieces = SentenceMatch(
                typed: typed.joined(separator: " "), meant: meant.joined(separator: " ")
            ).pieces
            let typedAgain = pieces.compactMap { piece in
                switch piece {
                case .same(let text), .extra(let text), .other(let text, _): text
                case .missing: nil
                }
            }
            #expect(typedAgain == typed)
            let count = pieces.count { if case .extra = $0 { false } else { true } }
            #expect(count == meant.count)
        }
    }
}

extension Dice {
    fileprivate mutating func sentence() -> [String] {
        (0..<number(0...8)).map { _ in one(of: ["when", "I", "desk,", "🍫", "will"]) }
    }
}
