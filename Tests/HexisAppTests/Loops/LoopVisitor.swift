import HexisCore

@testable import HexisApp

extension Visitor {
    /// Begins a loop through its form and returns its address.
    mutating func beginLoop(_ routine: String = "Eat a cookie") -> String {
        post("/loops", [("routine", routine)])
        return "/loops/\(practice.loops.last?.id ?? Identifier(high: 0, low: 0))"
    }

    /// The loop that was begun last.
    var loop: Loop { practice.loops.last ?? Visitor.none }

    private static var none: Loop {
        var visitor = Visitor()
        _ = visitor.beginLoop()
        return visitor.practice.loops[0]
    }

    /// Records an urge of that day; fields not given are left out.
    mutating func urge(_ loop: String, _ fields: [(name: String, value: String)]) {
        let said = fields.map { $0.name }
        let rest = [("day", "2026-11-21"), ("time", "15:30")].filter { !said.contains($0.0) }
        post("\(loop)/log", fields + rest)
    }

    /// Begins a loop and takes it to the step of making the plan; returns its address.
    mutating func loopToPlan() -> String {
        let loop = beginLoop()
        post("\(loop)/cue", [("cue", "I sit at my desk")])
        post("\(loop)/rewards", [("craving", "I want to socialize"), ("fulfilment", "Talk to Zoë")])
        post("\(loop)/rewards/\(self.loop.theories[0].id)/choose", [])
        return loop
    }
}
