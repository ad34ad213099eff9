import HexisCore
import Testing

@testable import HexisApp

/// The samples' day is Saturday, 21 November 2026.
@Suite("Habits of another tracker")
struct HabitImportTests {
    private let today = SamplePractice.today

    private func history() throws -> TrackerHistory {
        var walk = TrackedHabit(
            key: "loop:a1", name: try #require(Line("Walk")),
            schedule: .everyDays(try #require(DayInterval(3, from: .first))), colour: .moss)
        let note = try #require(Passage("rain"))
        walk.days = [
            TrackedDay(day: today.advanced(by: -9), answer: .done(.one), note: note),
            TrackedDay(day: today.advanced(by: -6), answer: .marked(.skipped)),
            TrackedDay(day: today.advanced(by: -3), answer: .marked(.notDone)),
            TrackedDay(day: today.advanced(by: 30), answer: .done(.one)),
        ]
        walk.reminder = TrackedReminder(time: try #require(TimeOfDay("08:30")), weekdays: nil)
        var tea = TrackedHabit(
            key: "loop:a2", name: try #require(Line("Tea")),
            goal: DailyGoal(.atMost, try #require(Amount("2"))))
        tea.isArchived = true
        return TrackerHistory(habits: [walk, tea], remarks: [.descriptions(habits: 1)])
    }

    private func imported(_ history: TrackerHistory, into practice: inout Practice) -> HabitImport {
        let found = HabitImport(history, into: practice, on: today)
        for entry in found.entries(
            practice, device: Identifier(high: 1, low: 1), at: Instant(clamping: 1_795_000_000_000))
        {
            practice.add(entry)
        }
        return found
    }

    @Test("Everything comes once, a later file adds what is new, and what is marked here meanwhile stays")
    func once() throws {
        var practice = Practice()
        var found = imported(try history(), into: &practice)
        #expect(found.newHabits.count == 2 && found.days == 3 && found.ahead == 1)
        let walk = try #require(practice.habits.first { $0.name == "Walk" })
        #expect(walk.start == today.advanced(by: -9) && walk.colour == .moss)
        #expect(walk.schedule(on: today) == DayInterval(3, from: walk.start).map { .everyDays($0) })
        #expect(walk.standing(on: walk.start).isDone)
        #expect(walk.record(on: walk.start).note?.text == "rain")
        #expect(walk.standing(on: today.advanced(by: -6)).outcome == .skipped)
        #expect(walk.standing(on: today.advanced(by: -3)).outcome == .notDone)
        #expect(practice.reminders(of: walk).map { $0.time } == [try #require(TimeOfDay("08:30"))])
        #expect(practice.habits.first { $0.name == "Tea" }?.isArchived == true)

        let count = practice.count
        found = imported(try history(), into: &practice)
        #expect(found.isEmpty && practice.count == count)
        var later = try history()
        later.habits[0].days.append(TrackedDay(day: today, answer: .done(.one)))
        found = imported(later, into: &practice)
        #expect(found.newHabits.isEmpty && found.days == 1)
        #expect(practice.habit(walk.id)?.standing(on: today).isDone == true)
        #expect(practice.habits.count == 2)
    }

    @Test("After an import was undone, the same file begins anew")
    func again() throws {
        var practice = Practice()
        let first = imported(try history(), into: &practice)
        for (number, habit) in first.newHabits.enumerated() {
            practice.add(
                Entry(
                    id: Identifier(high: 2, low: UInt64(number)), at: Instant(clamping: 1_795_000_900_000),
                    device: Identifier(high: 1, low: 1), fact: .habitDeleted(HabitDeleted(habit: habit.id))))
        }
        #expect(practice.habits.isEmpty)
        let second = imported(try history(), into: &practice)
        #expect(second.newHabits.count == 2 && second.days == 3 && practice.habits.count == 2)
    }

    @Test("The preview says what comes, what joins, what stays apart and what is kept differently")
    func preview() throws {
        var sample = SamplePractice()
        sample.record(
            .habitAdded(
                HabitAdded(habit: Identifier(high: 3, low: 3), name: try #require(Line("Tea")), day: today)))
        let found = HabitImport(try history(), into: sample.practice, on: today)
        let page = page(.read(program: "Loop Habit Tracker", found), sample.practice)
        #expect(page.contains("1 new habit and answers or notes on 3 days"))
        #expect(page.contains("3 days, 12 – 18 November"))
        #expect(page.contains("Nothing new · for the days that your habit of the same name lacks"))
        #expect(page.contains("Join my habit “Tea”") && !page.contains("Join my habit “Walk”"))
        #expect(page.contains("The questions and descriptions of 1 habit are not kept."))
        #expect(page.contains("1 day after tomorrow, from a clock that was ahead, are left out."))
        #expect(page.contains("action=\"/settings/import/habits/accept\""))
        let empty = HabitImport(TrackerHistory(), into: Practice(), on: today)
        let nothing = self.page(.read(program: "Loop Habit Tracker", empty), Practice())
        #expect(nothing.contains(HabitImportWording.none) && !nothing.contains("/accept"))
    }

    private func page(_ state: HabitImportPage.State, _ practice: Practice) -> String {
        let surroundings = Surroundings(
            moment: SamplePractice.moment, device: Identifier(high: 9, low: 9),
            random: Identifier(high: 9, low: 8), userName: "maria")
        return String(
            decoding: HabitImportPage(state, practice: practice, surroundings: surroundings).bytes,
            as: UTF8.self)
    }
}
