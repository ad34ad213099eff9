import HexisApp

extension TextTable {
    /// What the columns most likely mean; `nil` for a table without dates.
    var guess: TableReading? {
        guard let day = dayColumn else { return nil }
        let decimals = decimalMark(except: day)
        let roles = roles(besides: day, decimals)
        return TableReading(roles: roles, dates: dateOrder(of: day), decimals: decimals)
    }

    private func roles(besides day: Int, _ decimals: TableReading.DecimalMark) -> [TableReading.Role] {
        var roles = [TableReading.Role](repeating: .unused, count: columns.count)
        roles[day] = .day
        if let habit = nameColumn(except: day) {
            roles[habit] = .habit
            assignDetails(in: &roles, decimals)
        } else {
            for column in columns.indices where column != day && isAnswers(column, decimals) {
                roles[column] = .answers
            }
        }
        return roles
    }

    /// Gives roles to the columns with what was done of a row's habit, and with a note on it.
    private func assignDetails(in roles: inout [TableReading.Role], _ decimals: TableReading.DecimalMark) {
        let others = columns.indices.filter { roles[$0] == .unused }
        let named = others.first { TextTable.amountNames.contains(simpleName(of: $0)) }
        if let amount = named ?? others.first(where: { isAnswers($0, decimals) }) {
            roles[amount] = .amount
        }
        if let note = others.first(where: { TextTable.noteNames.contains(simpleName(of: $0)) }) {
            roles[note] = .note
        }
    }

    private static let dayNames: Set = [
        "date", "day", "calendardate", "datum", "tag", "jour", "fecha", "dia",
    ]
    private static let habitNames: Set = [
        "habit", "habitname", "habits", "name", "task", "taskname", "activity", "title", "goal",
    ]
    private static let amountNames: Set = [
        "value", "amount", "count", "quantity", "done", "status", "completed", "result", "checkmark",
    ]
    private static let noteNames: Set = ["note", "notes", "comment", "comments", "commenttext"]

    /// The letters of a column's name, in lower case.
    private func simpleName(of column: Int) -> String {
        String(columns[column].lowercased().filter { $0.isLetter })
    }

    /// A column most of whose values are dates.
    private var dayColumn: Int? {
        let candidates = columns.indices.filter { column in
            var (dates, others) = (0, 0)
            for value in values(of: column) { if TableDate(value) != nil { dates += 1 } else { others += 1 } }
            return dates > 0 && dates >= others
        }
        return candidates.first { TextTable.dayNames.contains(simpleName(of: $0)) } ?? candidates.first
    }

    /// A column whose name says so, or whose texts come again and again.
    private func nameColumn(except day: Int) -> Int? {
        let others = columns.indices.filter { $0 != day }
        if let named = others.first(where: { TextTable.habitNames.contains(simpleName(of: $0)) }) {
            return named
        }
        return others.first { !TextTable.noteNames.contains(simpleName(of: $0)) && isRepeated($0) }
    }

    /// Whether a column has texts that are no answers, and on average has each of them twice.
    private func isRepeated(_ column: Int) -> Bool {
        var (count, different) = (0, Set<String>())
        for value in values(of: column) {
            guard TableAnswer(value, .point) == nil, TableAnswer(value, .comma) == nil else { return false }
            count += 1
            different.insert(value)
        }
        return count > 1 && different.count * 2 <= count
    }

    /// Whether every value is an answer.
    private func isAnswers(_ column: Int, _ decimals: TableReading.DecimalMark) -> Bool {
        var hasAny = false
        for value in values(of: column) {
            guard TableAnswer(value, decimals) != nil else { return false }
            hasAny = true
        }
        return hasAny
    }

    /// The order in which more of the dates are days. Where both fit, the day comes first, as in most countries.
    private func dateOrder(of column: Int) -> TableReading.DateOrder {
        var (dayFirst, monthFirst) = (0, 0)
        for date in values(of: column).lazy.compactMap({ TableDate($0) }) {
            if date.day(.dayFirst) != nil { dayFirst += 1 }
            if date.day(.monthFirst) != nil { monthFirst += 1 }
        }
        return monthFirst > dayFirst ? .monthFirst : .dayFirst
    }

    /// A comma, if one is followed by other than three digits somewhere, and a point never is.
    private func decimalMark(except day: Int) -> TableReading.DecimalMark {
        var hasComma = false
        for column in columns.indices where column != day {
            for value in values(of: column) where TableAnswer.amount(value, .comma) != nil {
                if TextTable.isDecimal(".", in: value) { return .point }
                hasComma = hasComma || TextTable.isDecimal(",", in: value)
            }
        }
        return hasComma ? .comma : .point
    }

    /// Whether a number's mark cannot separate its thousands.
    private static func isDecimal(_ mark: Character, in number: String) -> Bool {
        let parts = number.split(separator: mark, omittingEmptySubsequences: false)
        return parts.count == 2 && parts[1].count != 3
    }
}
