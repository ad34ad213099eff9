import HexisApp
import HexisCore

/// What a value of a table says of a day.
enum TableAnswer: Hashable {
    case done
    case amount(Amount)
    case marked(DayMark)
    /// Nothing: unticked boxes are written for every day.
    case nothing

    /// Returns `nil` for a text that is no answer.
    init?(_ text: String, _ decimals: TableReading.DecimalMark) {
        let word = text.lowercased()
        if TableAnswer.doneWords.contains(word) {
            self = .done
        } else if TableAnswer.emptyWords.contains(word) {
            self = .nothing
        } else if TableAnswer.failedWords.contains(word) {
            self = .marked(.notDone)
        } else if TableAnswer.skippedWords.contains(word) {
            self = .marked(.skipped)
        } else if let amount = TableAnswer.amount(text, decimals) {
            self = amount == .zero ? .nothing : .amount(amount)
        } else {
            return nil
        }
    }

    private static let doneWords: Set = [
        "yes", "y", "true", "t", "x", "✓", "✔", "✔️", "☑", "☑️", "✅", "done", "completed", "complete",
        "checked",
        "yes_manual", "ja", "j", "oui", "sí", "si", "wahr", "vrai",
    ]
    private static let emptyWords: Set = [
        "", "-", "–", "—", "no", "n", "false", "f", "☐", "unknown", "yes_auto", "n/a", "na", "nein", "non",
        "falsch", "faux", "null", "none", "unchecked",
    ]
    private static let failedWords: Set = ["✗", "✘", "❌", "missed", "failed", "fail", "not done"]
    private static let skippedWords: Set = ["skip", "skipped", "s"]

    /// A number to the nearest thousandth, with or without marks between its thousands.
    static func amount(_ text: String, _ decimals: TableReading.DecimalMark) -> Amount? {
        let number = plainNumber(text, decimals)
        guard number.utf8.count <= 20, number.utf8.allSatisfy({ "0123456789.".utf8.contains($0) }),
            let value = Double(number), value < 1e12
        else { return nil }
        return Amount(thousandths: Int64((value * 1000).rounded()))
    }

    /// The number with a point before its decimals, and nothing between its thousands.
    private static func plainNumber(_ text: String, _ decimals: TableReading.DecimalMark) -> String {
        var number = ""
        for character in text {
            switch (character, decimals) {
            case (".", .point), (",", .comma): number.append(".")
            case (".", .comma), (",", .point), ("'", _), ("’", _): continue
            case _ where character.isWhitespace: continue
            default: number.append(character)
            }
        }
        return number
    }
}
