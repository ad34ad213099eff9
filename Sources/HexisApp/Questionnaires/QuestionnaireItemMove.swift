public import HexisCore

/// Where an item of a questionnaire moves, as chosen on its page.
public struct QuestionnaireItemMove: Sendable {
    private let move: Move?

    public init(_ form: Form) { move = form["direction"].flatMap { Move(name: $0) } }

    /// Returns `nil` where nothing moves.
    public func moved(_ number: Int64, in items: QuestionnaireItems) -> QuestionnaireItems? {
        guard let move, let place = items.items.firstIndex(where: { $0.number == number }) else { return nil }
        return items.moving(number, to: move.target(from: place, of: items.items.count))
    }
}
