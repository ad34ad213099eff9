import HexisCore

/// What the columns of a table mean: guessed first, then as the person chose.
public struct TableReading: Hashable, Sendable {
    /// What a column holds.
    public enum Role: String, CaseIterable, Sendable {
        case unused, day, habit, amount, note
        /// The answers of one habit, which has the column's name.
        case answers
    }

    /// In which order a date such as 3/4/2026 is written.
    public enum DateOrder: String, CaseIterable, Sendable {
        case dayFirst = "day-first"
        case monthFirst = "month-first"
    }

    /// What separates the decimals of an amount.
    public enum DecimalMark: String, CaseIterable, Sendable {
        case point, comma
    }

    /// Why no habits can be read this way.
    public enum Problem: Hashable, Sendable {
        case noDay, severalDays, noHabits, severalNames
        /// One column names the habits, and another is a habit itself.
        case bothLayouts
    }

    public var roles: [Role]
    public var dates: DateOrder
    public var decimals: DecimalMark

    public init(roles: [Role], dates: DateOrder, decimals: DecimalMark) {
        self.roles = roles
        self.dates = dates
        self.decimals = decimals
    }

    /// What was chosen on the page. A column that is missing is not used.
    public init(_ form: Form, columns: Int) {
        roles = (0..<columns).map {
            form[TableReading.field($0)].flatMap { Role(rawValue: $0) } ?? .unused
        }
        dates = form["dates"].flatMap { DateOrder(rawValue: $0) } ?? .dayFirst
        decimals = form["decimals"].flatMap { DecimalMark(rawValue: $0) } ?? .point
    }

    static func field(_ column: Int) -> String { "column-\(column)" }

    /// The first column with a role.
    public func column(_ role: Role) -> Int? { roles.firstIndex(of: role) }

    public var problem: Problem? {
        let count = { (role: Role) in roles.count { $0 == role } }
        if count(.day) == 0 { return .noDay }
        if count(.day) > 1 { return .severalDays }
        if count(.habit) > 1 { return .severalNames }
        if count(.habit) == 0, count(.answers) == 0 { return .noHabits }
        return count(.habit) > 0 && count(.answers) > 0 ? .bothLayouts : nil
    }
}

/// A column as a person sees it before deciding what it means.
public struct TableColumn: Hashable, Sendable {
    public let name: String
    /// A few of its values.
    public let samples: [String]

    public init(name: String, samples: [String]) {
        self.name = name
        self.samples = samples
    }
}

/// A table whose columns await a person's decision.
public struct ImportedTable: Hashable, Sendable {
    public let columns: [TableColumn]
    public let rows: Int
    /// A date that is another day when the month comes first; `nil` if none is.
    public let ambiguousDate: String?
    /// An amount whose value depends on the decimal mark; `nil` if none does.
    public let ambiguousAmount: String?

    /// Whether something has to be asked that was not before, because other columns were chosen.
    public func asksMore(than other: ImportedTable) -> Bool {
        ambiguousDate != nil && other.ambiguousDate == nil
            || ambiguousAmount != nil && other.ambiguousAmount == nil
    }

    public init(columns: [TableColumn], rows: Int, ambiguousDate: String?, ambiguousAmount: String?) {
        self.columns = columns
        self.rows = rows
        self.ambiguousDate = ambiguousDate
        self.ambiguousAmount = ambiguousAmount
    }
}
