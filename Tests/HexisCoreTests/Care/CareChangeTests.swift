import Testing

@testable import HexisCore

@Suite("Settings that a care provider changes together with the patient")
struct CareChangeTests {
    private let connection = identifier(5)
    private let today = day("2026-11-21")

    private func lines(_ texts: [String]) -> LineList { LineList(texts.map { line($0) }) ?? .none }

    private func value(_ setting: CareTopic, _ diary: MedicineDiary, on day: Day? = nil) -> [String]? {
        diary.practice.careSetting(setting, of: diary.id, on: day ?? today).map { $0.lines.map { $0.text } }
    }

    @Test(
        "Each setting is a list of lines, and becomes another one",
        arguments: [
            (.setGoal, [], ["90"]), (.setGoal, [], []), (.setHeartRateLimit, ["70"], ["65"]),
            (.setHeartRateLimit, ["70"], []), (.setDoseTimes, ["08:00", "20:00"], ["07:30", "19:00"]),
            (.setReminders, [], ["on"]), (.setReminders, [], []),
        ] as [(CareTopic, [String], [String])])
    func settings(setting: CareTopic, before: [String], after: [String]) throws {
        var diary = MedicineDiary(since: "2026-11-02", "08:00", "20:00")
        diary.record(.heartRateBoundarySet(HeartRateBoundarySet(boundary: 70, gap: 7)))
        #expect(value(setting, diary) == before)
        let fact = diary.practice.fact(making: setting, of: diary.id, lines(after), on: today)
        diary.record(try #require(fact), on: today)
        #expect(value(setting, diary) == after)
        #expect(diary.practice.heartRate(upTo: today).gap == 7)
    }

    @Test(
        "What cannot be a value is refused",
        arguments: [
            (.setGoal, ["0"]), (.setGoal, ["101"]), (.setGoal, ["most"]), (.setHeartRateLimit, ["201"]),
            (.setHeartRateLimit, ["-1"]), (.setDoseTimes, []), (.setDoseTimes, ["08:00"]),
            (.setDoseTimes, ["08:00", "08:00"]), (.setDoseTimes, ["08:00", "noon"]),
            (.setDoseTimes, ["08:00", "12:00", "20:00"]), (.adherence, ["1"]), (.measurements, []),
        ] as [(CareTopic, [String])])
    func refused(setting: CareTopic, value: [String]) {
        let diary = MedicineDiary(since: "2026-11-02", "08:00", "20:00")
        #expect(diary.practice.fact(making: setting, of: diary.id, lines(value), on: today) == nil)
    }

    @Test(
        "New times apply from tomorrow on once a dose of today is answered, on the same days and with the same dose"
    )
    func fromTomorrow() throws {
        var diary = MedicineDiary(since: "2026-11-02", "08:00", "20:00")
        diary.take("2026-11-21", "08:00")
        let fact = diary.practice.fact(
            making: .setDoseTimes, of: diary.id, lines(["09:00", "21:00"]), on: today)
        guard case .medicine(.regimenSet(let set))? = fact else {
            Issue.record("no regimen")
            return
        }
        #expect(set.from == today.next && set.regimen == .at(doseTimes(["09:00", "21:00"]), on: .every))
        diary.record(.regimenSet(set), on: today)
        // Whoever looks at the setting sees what will hold.
        #expect(value(.setDoseTimes, diary) == ["09:00", "21:00"])
        let doses = diary.medicine.doses(on: today, seenFrom: today, dayStart: .midnight)
        #expect(doses.map { $0.slot } == [.time(time("08:00")), .time(time("20:00"))])
    }

    @Test("A stopped medicine, one taken when needed and an unknown one have no such settings")
    func none() {
        let needed = MedicineDiary(since: "2026-11-02", .asNeeded)
        #expect(value(.setDoseTimes, needed) == nil && value(.setReminders, needed) == [])
        var stopped = MedicineDiary(since: "2026-11-02", "08:00")
        stopped.prescribe("2026-11-10", .stopped)
        #expect(value(.setDoseTimes, stopped) == nil && value(.setReminders, stopped) == nil)
        let practice = stopped.practice
        #expect(practice.careSetting(.setReminders, of: identifier(99), on: today) == nil)
        #expect(practice.careSetting(.setReminders, of: nil, on: today) == nil)
    }

    /// The entries of one change of the goal; a name for each.
    private func change(to percent: String, from before: [String]) -> [Fact] {
        [
            .adherenceGoalSet(AdherenceGoalSet(percent: Int64(percent))),
            .careChanged(
                CareChanged(
                    connection: connection, setting: .setGoal, before: lines(before), after: lines([percent]))
            ),
        ]
    }

    private func found(_ facts: [Fact]) throws -> (standing: [[Line]], open: [[Line]]) {
        var diary = Diary()
        let request = CareRequested(connection: connection, provider: identifier(7), name: line("Ada"))
        for fact in [.careRequested(request)] + facts { diary.record(fact) }
        let practice = diary.practice
        let found = try #require(practice.careConnection(connection))
        return (
            found.standingChanges(in: practice, on: today).map { $0.after.lines },
            found.openChanges(in: practice, on: today).map { $0.after.lines }
        )
    }

    @Test("A change holds until the setting is something else, and only the last of a setting counts")
    func standing() throws {
        let first = change(to: "80", from: [])
        #expect(try found(first).standing == [[line("80")]])
        #expect(try found(first).open == [[line("80")]])
        let undone = first + [.adherenceGoalSet(AdherenceGoalSet(percent: nil))]
        #expect(try found(undone).standing.isEmpty)
        let second = first + change(to: "90", from: ["80"])
        #expect(try found(second).standing == [[line("90")]])
        // There and back by the patient: the earlier one does not hold again.
        #expect(try found(second + [.adherenceGoalSet(AdherenceGoalSet(percent: 80))]).standing.isEmpty)
    }

    @Test("What the patient keeps is no longer open, in any order of the entries")
    func kept() throws {
        var diary = MedicineDiary(since: "2026-11-02", "08:00")
        let request = CareRequested(connection: connection, provider: identifier(7), name: line("Ada"))
        for fact in [.careRequested(request)] + change(to: "80", from: []) { diary.record(fact) }
        let made = try #require(diary.practice.careConnection(connection)?.changes.first)
        diary.record(.careChangeKept(CareChangeKept(connection: connection, change: made.id)))
        for practice in [diary.practice, Practice(diary.entries.reversed())] {
            let connection = try #require(practice.careConnection(connection))
            #expect(connection.standingChanges(in: practice, on: today).map { $0.id } == [made.id])
            #expect(connection.openChanges(in: practice, on: today).isEmpty)
        }
    }

    @Test("What a care provider does is nothing that the patient recorded")
    func ownEntries() throws {
        var diary = MedicineDiary(since: "2026-11-02", .asNeeded)
        diary.take("2026-11-10", .single(identifier(77)), at: "10:00")
        let entry = Entry(
            id: identifier(78), at: instant(Int64(today.number) * 86_400_000), device: .careProviders,
            fact: .adherenceGoalSet(AdherenceGoalSet(percent: 80)))
        let practice = Practice(diary.entries + [entry])
        #expect(practice.adherenceGoal == 80)
        let troubles = practice.troubles(in: CareScope([.adherence]), on: today, in: try zone("UTC"))
        #expect(troubles.map(\.kind) == [.nothingRecorded(days: 11)])
    }

    @Test("Four topics are settings")
    func topics() {
        #expect(
            CareTopic.allCases.filter { $0.isSetting } == [
                .setGoal, .setHeartRateLimit, .setDoseTimes, .setReminders,
            ])
    }
}
