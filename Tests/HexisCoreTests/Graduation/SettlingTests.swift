import Testing

@testable import HexisCore

@Suite("Settling")
struct SettlingTests {
    /// Begun on 2026-01-01 and done on `days` days up to 2026-11-21.
    private func diary(days: Int, missed: Set<Int> = []) -> Diary {
        var diary = Diary(start: "2026-01-01")
        for ago in 0..<days where !missed.contains(ago) {
            diary.checkIn(today.advanced(by: -ago).description)
        }
        return diary
    }

    private let today = day("2026-11-21")

    private func settling(_ diary: Diary) -> Settling {
        diary.practice.settling(of: diary.habit, on: today)
    }

    @Test(
        "Without answers, days done decide: 33 for settling, 66 for settled",
        arguments: [
            (32, Settling.forming), (33, .settling(.repetitions(days: 33))),
            (65, .settling(.repetitions(days: 65))), (66, .settled(.repetitions(days: 66))),
            (200, .settled(.repetitions(days: 200))),
        ])
    func repetitions(days: Int, expected: Settling) {
        #expect(settling(diary(days: days)) == expected)
    }

    @Test(
        "With answers, the latest one decides, whatever the number of days",
        arguments: [
            (3, 28, Settling.forming), (4, 28, .forming), (5, 28, .settling(.automaticity(hundredths: 500))),
            (6, 28, .settled(.automaticity(hundredths: 600))), (3, 200, .forming),
        ])
    func answers(each: Int, days: Int, expected: Settling) {
        var diary = diary(days: max(days, 28))
        diary.rate("2026-11-01", 7)
        diary.rate("2026-11-15", each)
        diary.record(
            .automaticityDeclined(
                AutomaticityDeclined(habit: diary.id, day: HexisCoreTests.day("2026-11-20"))))
        #expect(settling(diary) == expected)
    }

    @Test(
        "Of 28 days, 80 % done is settling and 90 % is settled; today is open until it is done",
        arguments: [
            // 26 of 28 are 929 thousandths, 25 are 893, 23 are 821, 22 are 786.
            (2, false, Settling.settled(.repetitions(days: 98))),
            (3, false, .settling(.repetitions(days: 97))),
            (5, false, .settling(.repetitions(days: 95))), (6, false, .forming),
            // Without today, 25 of 27 are 926.
            (2, true, .settled(.repetitions(days: 97))),
        ])
    func rate(missed: Int, isTodayOpen: Bool, expected: Settling) {
        var days = Set((1...7).prefix(missed))
        if isTodayOpen { days.insert(0) }
        #expect(settling(diary(days: 100, missed: days)) == expected)
    }

    @Test("A habit that is archived, younger than four weeks or hardly ever due is still forming")
    func nothing() {
        var archived = diary(days: 100)
        archived.archive("2026-11-21")
        #expect(settling(archived) == .forming)

        var young = Diary(start: "2026-10-26")
        for ago in 0..<80 { young.checkIn(today.advanced(by: -ago).description) }
        #expect(settling(young) == .forming)

        var paused = diary(days: 100)
        paused.pause("2026-10-01", "2026-11-18")
        #expect(settling(paused) == .forming)
    }

    @Test("Graduation is proposed once a habit has settled, and again four weeks after it was declined")
    func proposal() {
        var diary = diary(days: 100)
        let proposal = { (diary: Diary) in
            diary.practice.graduationProposal(for: diary.habit, on: self.today)
        }
        #expect(proposal(diary) == .repetitions(days: 100))
        diary.decline("2026-10-24")
        #expect(proposal(diary) == .repetitions(days: 100))
        diary.decline("2026-10-25")
        #expect(proposal(diary) == nil)
    }
}

@Suite("Graduated habits")
struct GraduationTests {
    @Test("A graduated habit is no longer due, keeps its past and can come back")
    func graduates() {
        var diary = Diary()
        diary.checkIn("2026-11-20")
        diary.record(.habitGraduated(HabitGraduated(habit: diary.id, day: day("2026-11-21"))))
        #expect(diary.habit.graduation == day("2026-11-21"))
        #expect(diary.habit.isArchived)
        #expect(diary.practice.dueness(of: diary.habit, on: day("2026-11-21")) == .notDue(.archived))
        #expect(diary.practice.dueness(of: diary.habit, on: day("2026-11-20")) == .due)
        diary.bringBack("2026-11-25")
        #expect(diary.habit.graduation == nil)
        #expect(diary.practice.dueness(of: diary.habit, on: day("2026-11-25")) == .due)
    }

    @Test("A graduated habit that came back can be archived")
    func archivedLater() {
        var diary = Diary()
        diary.record(.habitGraduated(HabitGraduated(habit: diary.id, day: day("2026-11-21"))))
        diary.bringBack("2026-11-22")
        diary.archive("2026-11-23")
        #expect(diary.habit.isArchived)
        #expect(diary.habit.graduation == nil)
    }
}

extension Diary {
    mutating func rate(_ on: String, _ each: Int) {
        record(
            .automaticityRated(
                AutomaticityRated(
                    habit: id, day: day(on), automatically: agreement(each),
                    withoutRemembering: agreement(each), withoutThinking: agreement(each),
                    beforeRealising: agreement(each))))
    }

    fileprivate mutating func decline(_ on: String) {
        record(.graduationDeclined(GraduationDeclined(habit: id, day: day(on))))
    }
}
