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
        case 1: self.init(digits: parts[0])
        case 3:
            if let month = parts.compactMap({ TableDate.month($0[...]) }).first {
                self.init(parts, month: month)
            } else {
                self.init(numbers: parts)
            }
        default: return nil
        }
    }

    /// A date without anything between its numbers, such as `20260331`.
    private init?(digits: String) {
        guard digits.utf8.count == 8, let number = Int(digits) else { return nil }
        self.init(certain: number / 10_000, number / 100 % 100, number % 100)
    }

    /// A date whose month is a word, with the day and the year in either order.
    private init?(_ parts: [String], month: Int) {
        let rest = parts.compactMap { Int($0) }
        guard rest.count == 2 else { return nil }
        let (day, year) = rest[0] > 31 ? (rest[1], rest[0]) : (rest[0], rest[1])
        self.init(certain: TableDate.year(year), month, day)
    }

    private init?(numbers parts: [String]) {
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        if parts[0].utf8.count == 4 {
            self.init(certain: numbers[0], numbers[1], numbers[2])
        } else {
            self.init(numbers[0], numbers[1], year: TableDate.year(numbers[2]))
        }
    }

    private init?(certain year: Int, _ month: Int, _ day: Int) {
        guard let day = Day(year: year, month: month, day: day) else { return nil }
        self = .certain(day)
    }

    private init?(_ first: Int, _ second: Int, year: Int) {
        let dayFirst = Day(year: year, month: second, day: first)
        let monthFirst = Day(year: year, month: first, day: second)
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
