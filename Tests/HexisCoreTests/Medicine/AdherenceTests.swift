@testable import HexisCore
import Testing

@Suite("Adherence")
struct AdherenceTests {
    private func adherence(_ diary: MedicineDiary, _ first: String, _ last: String, _ today: String)
        -> Adherence
    {
        diary.practice.adherence(
            of: diary.practice.medicines, from: day(first), to: day(last), seenFrom: day(today))
    }

    /// Two doses a day for four days: 2, 1, 0 and 2 of 2 taken.
    @Test("Adherence counts doses taken of doses due, and days fully taken of days with something due")
    func counts() {
        var diary = MedicineDiary(since: "2026-11-01", "08:00", "20:00")
        for (on, slot) in [
            ("02", "08:00"), ("02", "20:00"), ("03", "08:00"), ("05", "08:00"), ("05", "20:00"),
        ] {
            diary.take("2026-11-\(on)", slot)
        }
        let adherence = adherence(diary, "2026-11-02", "2026-11-05", "2026-11-20")
        #expect(adherence.doses == Rate(done: 5, of: 8))
        #expect(adherence.days == Rate(done: 2, of: 4))
    }

    @Test("Adherence with nothing due is neither none nor all")
    func nothing() {
        var diary = MedicineDiary(since: "2026-11-02", "08:00")
        diary.pause("2026-11-03", nil)
        let adherence = adherence(diary, "2026-11-03", "2026-11-10", "2026-11-20")
        #expect(adherence == Adherence())
        #expect(adherence.days.percent == nil)
        #expect(diary.practice.doseCount(on: day("2026-11-05")).permille == nil)
    }

    @Test("Doses of today and yesterday that can still be marked do not count against adherence")
    func today() {
        var diary = MedicineDiary(since: "2026-11-01", "08:00", "20:00")
        for on in ["02", "03", "04"] { diary.take("2026-11-\(on)", "08:00") }
        // The 2nd is over: one of two. The 3rd and the 4th can still be marked: one of one, and no day yet.
        let open = adherence(diary, "2026-11-02", "2026-11-09", "2026-11-04")
        #expect(open.doses == Rate(done: 3, of: 4))
        #expect(open.days == Rate(done: 0, of: 1))
        diary.take("2026-11-03", "20:00")
        let marked = adherence(diary, "2026-11-02", "2026-11-09", "2026-11-04")
        #expect(marked.doses == Rate(done: 4, of: 5))
        #expect(marked.days == Rate(done: 1, of: 2))
        // A day later the 3rd is over too, as marked.
        #expect(adherence(diary, "2026-11-02", "2026-11-09", "2026-11-05").doses == Rate(done: 4, of: 5))
    }

    @Test(
        "A week is graded by the days taken, or by their share if fewer days were due",
        arguments: [
            (7, 7, .all), (6, 7, .most), (5, 7, .most), (4, 7, .some), (3, 7, .some), (2, 7, .few),
            (1, 7, .few),
            (0, 7, WeekGrade.none), (0, 0, nil), (5, 5, .all), (4, 5, .most), (2, 3, .some), (1, 3, .few),
            (1, 2, .some), (1, 1, .all), (0, 1, WeekGrade.none),
        ] as [(Int, Int, WeekGrade?)])
    func grades(taken: Int, of days: Int, grade: WeekGrade?) {
        #expect(WeekGrade(Rate(done: taken, of: days)) == grade)
    }

    /// Monday 2 November to Sunday 8 November is the first week.
    @Test("A past week names the cause that a tip can address")
    func causes() {
        var diary = MedicineDiary(since: "2026-11-02", "08:00", "20:00")
        for slot in ["08:00", "20:00"] { diary.take(from: "2026-11-02", to: "2026-11-13", slot) }
        diary.take(from: "2026-11-16", to: "2026-11-22", "08:00")
        let weeks = diary.practice.pastMedicineWeeks(seenFrom: day("2026-11-30"))
        #expect(
            weeks.map { $0.first }
                == ["2026-11-23", "2026-11-16", "2026-11-09", "2026-11-02"].map { day($0) })
        #expect(weeks.map { $0.cause } == [.other, .evenings, .weekend, .firstWeek])
        #expect(weeks.map { $0.grade } == [WeekGrade.none, WeekGrade.none, .most, .all])
        #expect(diary.practice.lastMedicineWeek(seenFrom: day("2026-11-22"))?.first == day("2026-11-09"))
    }

    @Test("Weeks begin on the weekday the person chose")
    func firstWeekday() {
        var diary = MedicineDiary(since: "2026-11-02", "08:00")
        diary.record(.firstWeekdaySet(FirstWeekdaySet(weekday: .sunday)))
        #expect(
            diary.practice.medicineWeek(around: day("2026-11-11"), seenFrom: day("2026-11-11")).first
                == day("2026-11-08"))
    }

    @Test("Each dose marked since the stock was counted reduces it, and a warning comes in time")
    func stock() {
        var diary = MedicineDiary(since: "2026-11-02", "08:00", "20:00")
        diary.take("2026-11-02", "08:00")
        diary.record(
            .stockCounted(StockCounted(medicine: diary.id, pieces: 34, perDose: 2)), on: day("2026-11-02"))
        #expect(diary.medicine.stock(on: day("2026-11-03")) == Stock(pieces: 34, perDose: 2, daysLeft: 8))
        diary.take("2026-11-02", "20:00")
        diary.take("2026-11-03", "08:00")
        #expect(diary.medicine.stock(on: day("2026-11-03"))?.pieces == 30)
        #expect(diary.medicine.stock(on: day("2026-11-03"))?.daysLeft == 8)
        diary.take("2026-11-03", "20:00")
        #expect(diary.medicine.stock(on: day("2026-11-04")) == Stock(pieces: 28, perDose: 2, daysLeft: 7))
        #expect(diary.medicine.stock(on: day("2026-11-04"))?.isRunningOut == true)
        diary.undo("2026-11-03", "20:00")
        #expect(diary.medicine.stock(on: day("2026-11-03"))?.pieces == 30)
    }
}
