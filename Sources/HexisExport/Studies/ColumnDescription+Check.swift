import HexisCore

extension ColumnDescription.Kind {
    /// Whether a value is of this kind, or missing. Text never is: it may say anything.
    func accepts(_ value: String) -> Bool {
        if value.isEmpty { return true }
        return switch self {
        case .identifier: Identifier(value) != nil
        case .day: Day(value) != nil
        case .time: TimeOfDay(value) != nil
        case .number: Amount(value) != nil
        case .truth: value == "true" || value == "false"
        case .choice(let words): words.contains(value)
        case .instant, .text: false
        }
    }
}
