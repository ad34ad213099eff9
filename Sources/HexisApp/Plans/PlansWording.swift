import HexisCore

/// User-facing text about plans.
enum PlansWording {
    static var title: String { "Plans" }
    static var plan: String { "Your plan" }
    static var yours: String { "Your plans" }
    static var none: String {
        "No plan yet. A plan says when you will do it, so that the moment itself reminds you."
    }
    static var add: String { "Add plan" }
    static var change: String { "Change" }
    static var remove: String { "Remove" }
    static var link: String { "Make or change plans" }
    static var response: String { "I will…" }
    static var responseHint: String { "It may be smaller than the habit: “write one line”." }
    static var missingResponse: String { "Say what you will do then." }
    static var tooLong: String { "This can have 100 characters, on one line. It is longer." }

    static func new(_ kind: Plan.Kind) -> String {
        kind == .action ? "A new plan" : "A plan for an obstacle"
    }

    static func instead(_ kind: Plan.Kind) -> String {
        kind == .action ? "Plan a moment instead" : "Plan for an obstacle instead"
    }

    static func situation(_ kind: Plan.Kind) -> String { kind == .action ? "After I…" : "If…" }

    static func situationHint(_ kind: Plan.Kind) -> String {
        kind == .action
            ? "Something that you do every day anyway: “pour my coffee”."
            : "What gets in the way: “it rains”."
    }

    static func missingSituation(_ kind: Plan.Kind) -> String {
        kind == .action
            ? "Say after what you will do it, such as “pour my coffee”."
            : "Say what might get in the way, such as “it rains”."
    }

    static func explanationTitle(_ kind: Plan.Kind) -> String {
        kind == .action ? "What makes a good moment" : "What a plan for an obstacle does"
    }

    static func explanation(_ kind: Plan.Kind) -> String {
        kind == .action
            ? "Tie it to something distinct that already happens every day: closing the front door, brushing your teeth. Such a moment often reminds you at least as well as a time on the clock, and needs no phone. It may work best when few other plans use it."
            : "You know what will get in the way. If you decide in advance what to do then, you are more likely to do it than if you decide on the spot."
    }

    static func sentence(_ kind: Plan.Kind) -> String {
        kind == .action ? "After I… I will…" : "If… then I will…"
    }

    /// “After I pour my coffee I will write one line.”
    static func sentence(_ plan: Plan) -> String {
        switch plan.kind {
        case .action:
            plan.reward.map { statement(plan.situation.text, plan.response.text, $0.text) }
                ?? sentence(after: plan.situation.text, plan.response.text)
        case .coping: "If \(plan.situation.text) then I will \(plan.response.text)."
        }
    }

    static func sentence(after cue: String, _ response: String) -> String {
        "After I \(cue) I will \(response)."
    }

    /// A hint that other habits use the same cue; `nil` if none does.
    static func crowded(_ habits: [String]) -> String? {
        guard let first = habits.first else { return nil }
        let others = habits.count == 1 ? "“\(first)” hangs" : "\(habits.count) other plans hang"
        return "\(others) on this moment, too. One with fewer plans may work better."
    }

    /// Distinct events that happen to nearly everybody every day.
    static var cues: [String] {
        [
            "get out of bed", "pour my coffee", "brush my teeth", "finish breakfast", "close the front door",
            "sit down at my desk", "finish lunch", "come home", "feed the cat", "finish dinner",
            "clear the table", "put on my pyjamas",
        ]
    }
}
