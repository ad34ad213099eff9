import HexisApp
import HexisCore

/// A date as people and programs write it, with a time of day or without.
enum TableDate: Hashable {
    /// The year comes first, or the month is a word.
    case certain(Day)
    /// Two numbers and a year: the day and the month, in one order or the other; `nil` where that is no day.
    case either(dayFirst: Day?, monthFirst: Day?)

    init?(_ text: String) {
        let parts = TableDate.parts(of: text)
        switch parts.count {
        case 1:
            guard let only = parts.first, only.utf8.count == 8, let number = Int(only) else { return nil }
            self.init(certain: number / 10_000, number / 100 % 100, number % 100)
        case 3:
            let numbers = parts.map { Int($0) }
            if let month = parts.compactMap({ TableDate.month($0[...]) }).first {
                let rest = numbers.compactMap { $0 }
                guard rest.count == 2 else { return nil }
                let (day, year) = rest[0] > 31 ? (rest[1], rest[0]) : (rest[0], rest[1])
                self.init(certain: TableDate.year(year), month, day)
            } else if let first = numbers[0], let second = numbers[1], let third = numbers[2] {
                if parts[0].utf8.count == 4 {
                    self.init(certain: first, second, third)
                } else {
                    let year = TableDate.year(third)
                    self.init(
                        dayFirst: Day(year: year, month: second, day: first),
                        monthFirst: Day(year: year, month: first, day: second))
                }
            } else {
                return nil
            }
        default: return nil
        }
    }

    private init?(certain year: Int, _ month: Int, _ day: Int) {
        guard let day = Day(year: year, month: month, day: day) else { return nil }
        self = .certain(day)
    }

    private init?(dayFirst: Day?, monthFirst: Day?) {
        guard dayFirst != nil || monthFirst != nil else { return nil }
        self = .either(dayFirst: dayFirst, monthFirst: monthFirst)
    }

    func day(_ order: TableReading.DateOrder) -> Day? {
        switch self {
        case .certain(let day): day
        case .either(let dayFirst, let monthFirst): order == .dayFirst ? dayFirst : monthFirst
        }
    }

    /// Whether it is one day or another, depending on the order.
    var isAmbiguous: Bool {
        if case .either(let dayFirst?, let monthFirst?) = self { dayFirst != monthFirst } else { false }
    }

    /// The numbers and words of the date: without the day of the week, and without a time.
    private static func parts(of text: String) -> [String] {
        guard text.utf8.count <= 40 else { return [] }
        var parts: [String] = []
        for part in text.split(whereSeparator: { " ,./-\u{A0}".contains($0) }) {
            // A time of day may follow a T: 2026-11-21T08:00.
            let pieces = part.first?.isNumber ?? false ? part.split(separator: "T", maxSplits: 1) : [part]
            guard let word = pieces.first, !word.contains(":") else { break }
            if month(word) != nil || !isWeekday(word) { parts.append(String(word)) }
            if pieces.count > 1 { break }
        }
        return parts
    }

    private static func isWeekday(_ word: Substring) -> Bool {
        Weekday.allCases.contains { word.lowercased().hasPrefix($0.name.lowercased().prefix(3)) }
    }

    private static func month(_ word: Substring) -> Int? {
        let names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
        guard word.utf8.count >= 3, word.first?.isLetter ?? false else { return nil }
        return names.firstIndex(of: String(word.lowercased().prefix(3))).map { $0 + 1 }
    }

    private static func year(_ number: Int) -> Int { number < 100 ? 2000 + number : number }
}
