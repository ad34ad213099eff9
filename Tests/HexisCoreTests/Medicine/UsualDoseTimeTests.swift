import Testing

@testable import HexisCore

@Suite("When a dose is usually taken")
struct UsualDoseTimeTests {
    /// Takes a dose at each of the times, the last one yesterday, the others on the days before.
    private static func diary(_ slot: String, _ times: [String]) -> MedicineDiary {
        var diary = MedicineDiary(since: "2026-09-01", slot)
        diary.record(.doseRemindersSet(DoseRemindersSet(medicine: diary.id, isOn: true)))
        for (place, time) in times.enumerated() {
            let ago = times.count - place
            diary.take(today.advanced(by: -ago).description, slot, at: time)
        }
        return diary
    }

    private static let today = day("2026-11-21")

    @Test(
        "It is the median of the delays, also around midnight, from five doses on",
        arguments: [
            ("08:00", ["08:20", "08:10", "08:17", "09:40", "08:16"], "08:17"),
            // Halfway between 08:17 and 08:20 is half a minute past 08:18.
            ("08:00", ["08:10", "08:17", "08:20", "08:40", "08:16", "08:30"], "08:18"),
            ("08:00", ["07:50", "07:55", "07:45", "07:59", "08:00"], "07:55"),
            ("23:50", ["00:10", "23:55", "00:05", "00:20", "23:50"], "00:05"),
            ("00:10", ["23:50", "23:55", "00:05", "00:20", "23:58"], "23:58"),
            ("08:00", ["08:20", "08:10", "08:17", "09:40"], nil),
            ("08:00", [], nil),
        ] as [(String, [String], String?)])
    func median(slot: String, times: [String], usual: String?) {
        let medicine = Self.diary(slot, times).medicine
        #expect(medicine.usualTime(of: time(slot), before: Self.today) == usual.map { time($0) })
    }

    @Test("Only thirty days count, not today, and neither doses that were undone, skipped or of another time")
    func counted() {
        var diary = MedicineDiary(since: "2026-09-01", "08:00", "20:00")
        for ago in [1, 2, 3, 30] { diary.take(Self.today.advanced(by: -ago).description, at: "08:30") }
        diary.take(Self.today.description, at: "08:30")
        diary.take(Self.today.advanced(by: -31).description, at: "08:30")
        diary.take("2026-11-10", "20:00", at: "20:30")
        diary.take("2026-11-11", at: "08:30")
        diary.undo("2026-11-11")
        diary.skip("2026-11-12")
        #expect(diary.medicine.usualTime(of: time("08:00"), before: Self.today) == nil)
        diary.take("2026-11-12", at: "08:30")
        #expect(diary.medicine.usualTime(of: time("08:00"), before: Self.today) == time("08:30"))
        #expect(diary.medicine.usualTime(of: time("20:00"), before: Self.today) == nil)
    }

    @Test(
        "A reminder is proposed, to five minutes, from a quarter of an hour on",
        arguments: [
            ("08:14", nil), ("08:15", "08:15"), ("08:17", "08:15"), ("08:18", "08:20"), ("07:46", nil),
            ("07:43", "07:45"), ("08:00", nil),
        ])
    func proposal(taken: String, proposed: String?) {
        let medicine = Self.diary("08:00", Array(repeating: taken, count: 5)).medicine
        let found = medicine.proposedCallTime(of: time("08:00"), in: .home, before: Self.today)
        #expect(found == proposed.map { time($0) })
    }

    @Test(
        "No reminder is proposed to whoever set another time, on weekdays or at weekends",
        arguments: [false, true])
    func ownTime(isWeekend: Bool) {
        var diary = Self.diary("08:00", Array(repeating: "08:30", count: 5))
        diary.record(
            .doseCallTimeSet(
                DoseCallTimeSet(
                    medicine: diary.id, dose: time("08:00"), routine: .home, isWeekend: isWeekend,
                    time: time("07:30"))))
        #expect(diary.medicine.proposedCallTime(of: time("08:00"), in: .home, before: Self.today) == nil)
        #expect(
            diary.medicine.proposedCallTime(of: time("08:00"), in: .travelling, before: Self.today) != nil)
    }

    @Test("The order of the days does not matter")
    func order() {
        var dice = Dice.thrown()
        for _ in 0..<300 {
            let times = (0..<dice.number(5...12)).map { _ in
                TimeOfDay(minutes: dice.number(0...1439))?.description ?? "00:00"
            }
            let slot = TimeOfDay(minutes: dice.number(0...1439)) ?? .midnight
            let usual = Self.diary(slot.description, times).medicine.usualTime(of: slot, before: Self.today)
            let shuffled = Self.diary(slot.description, times.shuffled(using: &dice))
            #expect(shuffled.medicine.usualTime(of: slot, before: Self.today) == usual)
            #expect(usual != nil)
        }
    }
}
