@testable import HexisCore
import Testing

/// Journals that no person keeps but that a broken or hostile program could send: every entry in them is valid.
@Suite("Absurd journals")
struct AbsurdJournalTests {
    @Test("Every question about any day of any journal has an answer within bounds")
    func everyQuestion() {
        var dice = Dice.thrown()
        for _ in 0..<500 {
            let practice = Practice(dice.journal(upTo: 60))
            let days = [Day.first, .last, dice.day(), dice.day()]
            for habit in practice.habitsByID.values {
                for day in days { ask(practice, habit, day) }
            }
            for day in days { askHowAutomatic(practice, day) }
            #expect(practice.habits.count <= practice.habitsByID.count)
            #expect(practice.pauses.count <= practice.pausesByID.count)
        }
    }

    private func ask(_ practice: Practice, _ habit: Habit, _ day: Day) {
        let standing = habit.standing(on: day)
        #expect(0...1000 ~= standing.permille)
        #expect(Amount.zero...Amount.limit ~= standing.total)
        #expect((standing.permille == 1000) == standing.isDone)
        let strip = practice.historyStrip(of: habit, upTo: day)
        #expect(strip.segments.count <= HistoryStrip.length)
        #expect(strip.segments.allSatisfy { $0.day <= day && $0.day >= habit.start })
        #expect(strip.segments.map { $0.day } == strip.segments.map { $0.day }.sorted())
        let progress = practice.progress(of: practice.habits, on: day, seenFrom: day)
        #expect(0...progress.asked ~= progress.done)
        if practice.isRelevant(habit, on: day) { #expect(day >= habit.start && !habit.isArchived(on: day)) }
        if let week = practice.weekProgress(of: habit, on: day) { #expect(0...7 ~= week.done) }
        if case .open(let done, let times) = practice.dueness(of: habit, on: day) { #expect(done < times) }
        let totals = practice.totals(of: habit, from: day.advanced(by: -30), to: day)
        #expect(0...31 ~= totals.relevantDays && 0...31 ~= totals.daysDone && totals.thousandths >= 0)
    }

    private func askHowAutomatic(_ practice: Practice, _ day: Day) {
        for habit in practice.habits {
            let points = practice.automaticityPoints(of: habit)
            #expect(points.allSatisfy { $0.days >= 0 && 100...700 ~= $0.hundredths })
            #expect(zip(points, points.dropFirst()).allSatisfy { $0.day < $1.day && $0.days <= $1.days })
            #expect(AutomaticityTrend(points) == AutomaticityTrend(points))
            #expect(practice.repetitions(of: habit, upTo: day).days <= habit.fields.records.count)
            let fading = practice.fadingProposal(for: habit, on: day)
            #expect((fading?.steps.count ?? 0) <= practice.reminders(of: habit).count)
        }
        if let asked = practice.habitToRate(of: practice.habits, on: day) {
            #expect(practice.isRatingDue(for: asked, on: day) && !asked.isArchived)
        }
    }

    @Test("A million added a thousand times a day stops at the limit, and subtracting it again reaches zero")
    func hugeAmounts() {
        var diary = Diary(goal: atLeast("1000000"))
        for _ in 0..<1_000 { diary.checkIn("2026-11-21", "1000000") }
        #expect(diary.habit.standing(on: day("2026-11-21")).total == .limit)
        for _ in 0..<1_000 { diary.checkIn("2026-11-21", "-1000000") }
        #expect(diary.habit.standing(on: day("2026-11-21")).total == .zero)
        for _ in 0..<1_000 { diary.checkIn("2026-11-20", "-1000000") }
        #expect(diary.habit.standing(on: day("2026-11-20")).total == .zero)
    }

    @Test("Facts that use each other's identifiers as their own do not disturb the counts")
    func crossedNames() {
        var diary = Diary()
        let check = diary.checkIn("2026-11-21")
        // Undone under another habit, on another day, and by the id of something that is not a check-in.
        diary.record(
            .checkInUndone(CheckInUndone(habit: identifier(2), day: day("2026-11-21"), entry: check)))
        diary.record(.checkInUndone(CheckInUndone(habit: diary.id, day: day("2026-11-20"), entry: check)))
        diary.record(.checkInUndone(CheckInUndone(habit: diary.id, day: day("2026-11-21"), entry: diary.id)))
        #expect(diary.habit.standing(on: day("2026-11-21")).isDone)
        diary.record(.pauseRemoved(PauseRemoved(pause: diary.id)))
        #expect(diary.practice.habits.count == 1)
    }
}
