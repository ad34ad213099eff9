import HexisCore

/// User-facing text about reward experiments.
extension LoopsWording {
    static var theory: String { "A craving" }
    static var newTheory: String { "A new theory" }
    static var theoryTitle: String { "How do I find out what I crave?" }
    static var theoryExplanation: String {
        "When the urge comes, do something else, then wait fifteen minutes. If the urge is gone, you found what you craved; if not, it was something else. Several theories can be open at once."
    }
    static var cravingField: String { "What do you really want?" }
    static var cravingHint: String { "“I want to socialize”, “I want a break”" }
    static var cravingMissing: String { "Say what you want, such as “I want to socialize”." }
    static var fulfilmentField: String { "What else might give it? (now or later)" }
    static var fulfilmentHint: String { "“Talk to a colleague”" }
    static var fulfilmentMissing: String {
        "Say first what you will try. Then you can mark whether it worked."
    }
    static var fulfilmentLater: String { "Nothing to try yet. An idea can come later." }
    static var addFulfilment: String { "Add something to try" }
    static var addTheory: String { "Add theory" }
    static var unchoose: String { "Chosen: take it back" }
    static var instead: String { "Instead" }

    static func instead(_ fulfilment: Line) -> String { "\(instead): \(fulfilment.text)" }
    static func name(of outcome: TryOutcome) -> String { outcome == .worked ? "It worked" : "It did not" }

    static func tries(_ theory: Theory) -> String {
        if theory.tries.isEmpty { return "Not tried yet." }
        let count = theory.tries.count
        if theory.verdict == .failed {
            return "✗ Tried \(CommonWording.times(count)); it was something else."
        }
        return count == 1 ? "✓ It worked, once so far." : "✓ Worked \(theory.timesWorked) of \(count) times."
    }
}
