import HexisApp
import HexisCore
import Testing

@testable import HexisExport

@Suite("Tables of an export")
struct ExportTablesTests {
    private static let moment = Moment(instant: Instant(clamping: 1_795_248_000_000))
    private static let device = Identifier(high: 1, low: 2)
    private let tables: [ExportTable]

    init() throws {
        let entries = Demonstration.entries(
            until: Self.moment, device: Self.device,
            sharingWith: CareRequested(
                connection: Identifier(high: 3, low: 1), provider: Identifier(high: 3, low: 2),
                name: try #require(Line("anna"))),
            readingWith: CompanionJoined(
                companion: Identifier(high: 4, low: 1), person: Identifier(high: 4, low: 2),
                name: try #require(Line("kim")), challenge: Demonstration.books))
        tables = ExportTables(Practice(entries), at: Self.moment).all
    }

    /// The rows of a table as dictionaries.
    private func rows(_ name: String, _ practice: Practice) throws -> [[String: String]] {
        let table = try #require(ExportTables(practice, at: Self.moment).all.first { $0.name == name })
        return table.rows.map { row in
            Dictionary(uniqueKeysWithValues: zip(table.columns.map { $0.name }, row))
        }
    }

    @Test("Half a year of a full life fits the codebook: each value is of its column's kind")
    func kinds() {
        #expect(Set(tables.map { $0.name }).count == tables.count)
        for table in tables {
            #expect(Set(table.columns.map { $0.name }).count == table.columns.count)
            for row in table.rows {
                #expect(row.count == table.columns.count)
                for (value, column) in zip(row, table.columns) where !value.isEmpty {
                    #expect(column.kind.includes(value), "\(table.name).\(column.name): \(value)")
                }
            }
        }
    }

    @Test("Nearly every table has rows in that life, so that the kinds are tested")
    func filled() {
        let empty = tables.filter { $0.rows.makeIterator().next() == nil }.map { $0.name }
        #expect(empty == ["medicine-pauses", "heart-rates", "questionnaires", "cheers"])
    }

    @Test("The codebook describes each column once")
    func codebook() {
        let lines = Array(Codebook(tables: tables).table.rows)
        #expect(lines.count == tables.reduce(0) { $0 + $1.columns.count })
        #expect(lines.allSatisfy { !$0[6].isEmpty })
    }

    @Test("A day says whether it was due and what came of it, by the goal of that day")
    func days() throws {
        let habit = Identifier(high: 7, low: 7)
        let first = Self.moment.today.advanced(by: -4)
        let practice = try practice([
            .habitAdded(HabitAdded(habit: habit, name: try #require(Line("Drink")), day: first)),
            .dailyGoalSet(
                DailyGoalSet(
                    habit: habit, from: first,
                    goal: DailyGoal(.atLeast, Amount(clamping: 4000), unit: Line("glasses")))),
            .checkedIn(CheckedIn(habit: habit, day: first, amount: Amount(clamping: 4500))),
            .checkedIn(CheckedIn(habit: habit, day: first.next, amount: Amount(clamping: 1000))),
            .dayMarked(
                DayMarked(
                    habit: habit, day: first.advanced(by: 2), mark: .skipped, reason: Line("at the sea"))),
            .dayNoted(DayNoted(habit: habit, day: first.previous, note: Passage("bought a glass"))),
        ])
        let rows = try rows("days", practice)
        #expect(
            rows.map { ($0["day"] ?? "") + " " + ($0["due"] ?? "") + " " + ($0["outcome"] ?? "") } == [
                "\(first.previous) notDue unanswered", "\(first) due done", "\(first.next) due partly",
                "\(first.advanced(by: 2)) due skipped", "\(first.advanced(by: 3)) due unanswered",
                "\(first.advanced(by: 4)) due unanswered",
            ])
        #expect(rows.map { $0["amount"] } == ["", "4.5", "1", "", "", ""])
        #expect(rows.map { $0["reason"] } == ["", "", "", "at the sea", "", ""])
        #expect(rows[0]["note"] == "bought a glass")
        #expect(rows.allSatisfy { $0["goal"] == "4" && $0["unit"] == "glasses" && $0["habit"] == "Drink" })
    }

    @Test("A dose that was not answered is missed or open, which claims nothing about it")
    func doses() throws {
        let medicine = Identifier(high: 8, low: 8)
        let first = Self.moment.today.advanced(by: -2)
        let morning = try #require(TimeOfDay("08:00"))
        let practice = try practice([
            .medicineNamed(MedicineNamed(medicine: medicine, name: try #require(Line("Tablet")))),
            .regimenSet(
                RegimenSet(
                    medicine: medicine, from: first,
                    regimen: .at(try #require(DoseTimes([morning])), on: .every), dose: Line("5 mg"))),
        ])
        let rows = try rows("doses", practice)
        #expect(rows.map { $0["state"] } == ["missed", "open", "open"])
        #expect(rows.allSatisfy { $0["due"] == "08:00" && $0["taken_at"] == "" })
        #expect(
            try self.rows("prescriptions", practice).map { $0["times"] } == ["08:00 every day"])
    }

    private func practice(_ facts: [Fact]) throws -> Practice {
        Practice(
            facts.enumerated().map { number, fact in
                Entry(
                    id: Identifier(high: 9, low: UInt64(number)),
                    at: Self.moment.instant.advanced(byMilliseconds: Int64(number - 100)),
                    device: Self.device, fact: fact)
            })
    }
}

extension ColumnDescription.Kind {
    /// Whether a value can be one of this kind.
    fileprivate func includes(_ value: String) -> Bool {
        switch self {
        case .identifier: Identifier(value) != nil
        case .text: true
        case .day: Day(value) != nil
        case .time: TimeOfDay(value) != nil
        case .instant: value.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil
        case .number: Double(value) != nil
        case .truth: value == "true" || value == "false"
        case .choice(let words): words.contains(value)
        }
    }
}
