import HexisCore

extension Regimen {
    /// Reads a regimen that CareKit cannot say: `asNeeded`, or `afterLast 8`.
    init?(careKit text: String) {
        let words = text.split(separator: " ")
        if text == "asNeeded" {
            self = .asNeeded
        } else if words.count == 2, words[0] == "afterLast", let hours = Int(words[1]),
            Regimen.hours.contains(hours)
        {
            self = .afterLast(hours: hours)
        } else {
            return nil
        }
    }

    /// A regimen that CareKit cannot say, in words.
    var careKitWords: String? {
        switch self {
        case .at, .stopped: nil
        case .asNeeded: "asNeeded"
        case .afterLast(let hours): "afterLast \(hours)"
        }
    }
}
