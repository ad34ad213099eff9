import Chance
import Foundation
import HexisApp
import HexisCore
import Testing

@testable import HexisExport

@Suite("The data of a study")
struct StudyDataTests {
    private static let moment = Moment(instant: Instant(clamping: 1_795_248_000_000))
    private static var today: Day { moment.today }
    private let researcher = Identifier(high: 3, low: 2)

    private func terms(
        _ topics: [StudyTopic] = StudyTopic.allCases, days: Int = 60
    ) throws -> StudyTerms {
        StudyTerms(
            version: 2, title: try #require(Line("Walking & <resting>")),
            contact: try #require(Passage("Ida Moe")), text: try #require(Passage("About walks")),
            topics: StudyTopics(topics), asksForDates: true,
            days: Self.today.advanced(by: -days)...Self.today.advanced(by: 10))
    }

    private func life() throws -> [Entry] {
        Demonstration.entries(
            until: Self.moment, device: Identifier(high: 1, low: 2),
            sharingWith: CareRequested(
                connection: Identifier(high: 3, low: 1), provider: researcher,
                name: try #require(Line("anna"))))
    }

    private func participant(
        _ number: UInt64, _ entries: [Entry], _ terms: StudyTerms, dates: Bool = false
    ) throws -> StudyParticipant {
        let participation = Participation(
            pseudonym: Identifier(high: 70, low: number),
            StudyConsent(
                to: terms, signed: Self.moment.instant, signature: try #require(Line("Maria Berg")),
                agreesToDates: dates))
        let share = try #require(participation.share(in: terms))
        return StudyParticipant(
            participation.pseudonym, Practice(entries), share, version: 2, at: Self.moment)
    }

    /// Hashes so that tests see which key belongs to what.
    private var keys: StudyKeys {
        StudyKeys { bytes in
            var hash = Identifier(high: 0, low: UInt64(bytes.count))
            for byte in bytes { hash = hash.derived(UInt64(byte)) }
            return hash
        }
    }

    private func gather(_ participants: [StudyParticipant], _ terms: StudyTerms) async throws -> [String:
        String]
    {
        let data = try StudyData(
            terms, of: PersonID(researcher), with: keys, in: FileManager.default.temporaryDirectory.path)
        for participant in participants { try data.add(participant) }
        var files: [String: [UInt8]] = [:]
        var name = ""
        try await data.write {
            name = $0
        } add: {
            files[name, default: []] += $0
        }
        return files.mapValues { String(decoding: $0, as: UTF8.self) }
    }

    private func rows(_ name: String, _ files: [String: String]) throws -> [[String: String]] {
        let lines = try #require(files["\(name).csv"]).split(whereSeparator: \.isNewline).map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
        }
        return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
    }

    @Test("Every table has rows in half a year of a full life, and no text of that life is in any file")
    func nothingWritten() async throws {
        let terms = try terms()
        let entries = try life()
        let files = try await gather([try participant(1, entries, terms, dates: true)], terms)
        let tables = ["habits", "check-ins", "automaticity", "adherence", "heart-rate", "survey-answers"]
        for table in tables + ["participants", "weeks", "questions"] {
            #expect(try !rows(table, files).isEmpty, "\(table)")
        }
        let all = tables.compactMap { files["\($0).csv"] }.joined() + (files["participants.csv"] ?? "")
        for text in try texts(of: Practice(entries)) {
            #expect(!all.localizedCaseInsensitiveContains(text), "\(text)")
        }
        for entry in entries { #expect(!all.contains(entry.id.description)) }
        #expect(!all.contains("Maria Berg"))
    }

    /// What the person of the demonstration wrote: names, notes, reasons, answers.
    private func texts(of practice: Practice) throws -> Set<String> {
        let tables = ExportTables(practice, at: Self.moment).all
        var texts: Set<String> = []
        for table in tables where table.name != "survey-answers" {
            for row in table.rows {
                for (value, column) in zip(row, table.columns)
                where column.kind == .text && value.count > 5
                    && !["signal", "unit", "times"].contains(column.name)
                {
                    texts.insert(value)
                }
                for (value, column) in zip(row, table.columns) where column.kind == .identifier {
                    if !value.isEmpty { texts.insert(value) }
                }
            }
        }
        for identifier in practice.careConnections.map({ $0.id.description }) { texts.remove(identifier) }
        #expect(texts.count > 50)
        return texts
    }

    @Test("Days are numbers from the first day of the study; dates are there of those who agreed")
    func days() async throws {
        let terms = try terms()
        let entries = try life()
        let files = try await gather(
            [
                try participant(1, entries, terms, dates: true), try participant(2, entries, terms),
            ], terms)
        for table in ["check-ins", "automaticity", "adherence", "heart-rate", "survey-answers"] {
            let rows = try rows(table, files)
            for row in rows {
                let number = try #require(Int(row["study_day"] ?? ""))
                #expect((1...61).contains(number))
                let date = terms.days.lowerBound.advanced(by: number - 1).description
                let isFirst = row["participant"] == Identifier(high: 70, low: 1).description
                #expect(row["date"] == (isFirst ? date : ""), "\(table)")
            }
            #expect(Set(rows.map { $0["participant"] }).count == 2)
        }
        // Without a participant’s agreement, no date of the study is in any file.
        let without = try await gather([try participant(2, entries, terms)], terms)
        for (name, file) in without where name != "style.css" {
            #expect(!file.contains("\(terms.days.lowerBound)"), "\(name)")
            #expect(!file.contains("\(Self.today)"), "\(name)")
        }
    }

    @Test("What is not signed is in no table", arguments: StudyTopic.allCases)
    func topics(_ topic: StudyTopic) async throws {
        let terms = try terms([topic])
        let files = try await gather([try participant(1, try life(), terms)], terms)
        let own: Set<String> =
            switch topic {
            case .checkIns: ["check-ins", "habits"]
            case .automaticity: ["automaticity", "habits"]
            case .adherence: ["adherence"]
            case .heartRate: ["heart-rate"]
            case .surveys: ["survey-answers"]
            }
        let tables = ["habits", "check-ins", "automaticity", "adherence", "heart-rate", "survey-answers"]
        for table in tables { #expect((files["\(table).csv"] != nil) == own.contains(table), "\(table)") }
        for table in own { #expect(try !rows(table, files).isEmpty) }
        #expect(try rows("questions", files).isEmpty == (topic != .surveys))
    }

    @Test("Check-ins say for each day what the person's own export says")
    func checkIns() async throws {
        let terms = try terms([.checkIns])
        let entries = try life()
        let files = try await gather([try participant(1, entries, terms, dates: true)], terms)
        let own = try #require(
            ExportTables(Practice(entries), at: Self.moment).all.first { $0.name == "days" })
        let names = own.columns.map { $0.name }
        let expected = own.rows.compactMap { values -> String? in
            let row = Dictionary(uniqueKeysWithValues: zip(names, values))
            guard let day = row["day"].flatMap({ Day($0) }), day >= terms.days.lowerBound else { return nil }
            let isOpen = row["outcome"] == "unanswered" && (day == Self.today || row["due"] == "notDue")
            return isOpen
                ? nil
                : ["day", "due", "outcome", "amount", "goal"].map { row[$0] ?? "" }.joined(separator: " ")
        }
        let found = try rows("check-ins", files).map { row in
            ["date", "due", "outcome", "amount", "goal"].map { row[$0] ?? "" }.joined(separator: " ")
        }
        #expect(found.sorted() == expected.sorted())
        #expect(!found.isEmpty)
    }

    @Test("Fewer than five with the same numbers are marked, among participants and in weeks")
    func smallCells() async throws {
        let terms = try terms([.checkIns])
        let entries = try life()
        for (count, isSmall) in [(4, "true"), (5, "false")] {
            let alike = try (1...UInt64(count)).map { try participant($0, entries, terms) }
            let files = try await gather(alike + [try participant(99, [], terms)], terms)
            let people = try rows("participants", files)
            let same = people.filter { $0["participant"] != Identifier(high: 70, low: 99).description }
            #expect(same.count == count && same.allSatisfy { $0["is_small_cell"] == isSmall })
            #expect(people.count { $0["is_small_cell"] == "true" } == (count == 4 ? 5 : 1))
            let weeks = try rows("weeks", files)
            #expect(weeks.allSatisfy { $0["participants"] == "\(count)" && $0["is_small_cell"] == isSmall })
        }
    }

    @Test("The mean of a week counts each participant the same")
    func weeks() async throws {
        let habit = Identifier(high: 7, low: 7)
        let first = Self.today.advanced(by: -14)
        let terms = try terms([.checkIns], days: 14)
        func entries(_ done: [Int]) throws -> [Entry] {
            let added = Fact.habitAdded(
                HabitAdded(habit: habit, name: try #require(Line("Secret walks")), day: first))
            let checks = done.map {
                Fact.checkedIn(CheckedIn(habit: habit, day: first.advanced(by: $0), amount: .one))
            }
            return ([added] + checks).enumerated().map { number, fact in
                Entry(
                    id: Identifier(high: 8, low: UInt64(number)), at: Self.moment.instant,
                    device: Identifier(high: 1, low: 2), fact: fact)
            }
        }
        let files = try await gather(
            [
                try participant(1, try entries([0, 1, 2, 3, 4, 5, 6]), terms),
                try participant(2, try entries([0, 7]), terms), try participant(3, [], terms),
            ], terms)
        let weeks = try rows("weeks", files).map {
            "\($0["week"] ?? "") \($0["participants"] ?? "") \($0["mean"] ?? "")"
        }
        // 7 of 7 and 1 of 7: (1 + 0.142) / 2; then 0 of 7 and 1 of 7. Today is not over.
        #expect(weeks == ["1 2 0.571", "2 2 0.071"])
    }

    @Test("Without participants there are the columns, and the codebook describes each of them")
    func noParticipants() async throws {
        let terms = try terms()
        let files = try await gather([], terms)
        #expect(try rows("participants", files).isEmpty && rows("check-ins", files).isEmpty)
        let lines = try #require(files["codebook.csv"]).split(whereSeparator: \.isNewline)
        #expect(lines.count > 50)
        let xml = try #require(files["codebook.xml"])
        #expect(xml.contains("<titl>Walking &amp; &lt;resting&gt;</titl>"))
        #expect(xml.contains("<version>2</version>"))
        #expect(try #require(files["codebook.html"]).contains("is_small_cell"))
    }

    @Test(
        "Only values of their column's kind pass the check, and text never does",
        arguments: [
            (ColumnDescription.Kind.number, "12.5", true), (.number, "twelve", false), (.number, "", true),
            (.truth, "true", true), (.truth, "Maria", false), (.choice(["a", "b"]), "b", true),
            (.choice(["a", "b"]), "c", false), (.text, "a", false), (.day, "2026-11-21", true),
            (.day, "tomorrow", false), (.identifier, "00000000000000460000000000000001", true),
            (.identifier, "Maria", false), (.time, "08:30", true), (.instant, "2026-11-21T08:30:00Z", false),
        ] as [(ColumnDescription.Kind, String, Bool)])
    func check(_ kind: ColumnDescription.Kind, _ value: String, _ isAccepted: Bool) {
        #expect(kind.accepts(value) == isAccepted)
    }

    @Test("A key differs between participants, and is the same for the same questions")
    func keyed() async throws {
        let terms = try terms([.checkIns, .surveys])
        let entries = try life()
        let files = try await gather(
            [try participant(1, entries, terms), try participant(2, entries, terms)], terms)
        let habits = try rows("habits", files)
        #expect(Set(habits.map { $0["habit"] }).count == habits.count)
        let asked = Set(try rows("survey-answers", files).map { $0["questionnaire"] })
        #expect(asked.isSubset(of: Set(try rows("questions", files).map { $0["questionnaire"] })))
    }
}
