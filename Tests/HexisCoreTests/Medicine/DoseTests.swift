@testable import HexisCore
import Testing

@Suite("Doses")
struct DoseTests {
    @Test("Doses are open, taken, skipped, undone or missed, each distinctly")
    func states() {
        var diary = MedicineDiary("08:00", "14:00", "20:00")
        diary.take("2026-11-10", "08:00", at: "08:05")
        diary.take("2026-11-10", "14:00", at: "16:01")
        #expect(
            diary.states(on: "2026-11-10", seenFrom: "2026-11-10")
                == [.taken(time("08:05")), .taken(time("16:01")), .open])
        diary.undo("2026-11-10", "08:00")
        diary.skip("2026-11-10", "20:00", "fasting")
        #expect(
            diary.states(on: "2026-11-10", seenFrom: "2026-11-10")
                == [.open, .taken(time("16:01")), .skipped(line("fasting"))])
        #expect(diary.states(on: "2026-11-10", seenFrom: "2026-11-12")[0] == .missed)
    }

    @Test(
        "A dose can be marked on its day and on the next; an earlier or later mark changes nothing",
        arguments: [
            ("2026-11-09", false), ("2026-11-10", true), ("2026-11-11", true), ("2026-11-12", false),
            ("2026-12-10", false),
        ])
    func inTime(registered: String, counts: Bool) {
        var diary = MedicineDiary()
        diary.take("2026-11-10", registered: registered)
        #expect(diary.medicine.hasRecords == counts)
    }

    @Test("A mark whose day contradicts its timestamp is ignored")
    func stamped() {
        var diary = MedicineDiary()
        let taken = DoseTaken(
            medicine: diary.id, day: day("2026-11-10"), slot: .time(time("08:00")),
            registered: day("2026-11-10"), taken: instant(1_794_297_600_000), time: time("08:00"))
        diary.record(.doseTaken(taken), on: day("2026-11-13"))
        #expect(!diary.medicine.hasRecords)
        diary.record(.doseTaken(taken), on: day("2026-11-11"))
        #expect(diary.medicine.hasRecords)
    }

    @Test("A dose taken on two offline devices is one dose, and both records are kept")
    func twice() {
        var diary = MedicineDiary()
        diary.take("2026-11-10", at: "08:01")
        diary.take("2026-11-10", at: "08:02")
        #expect(diary.states(on: "2026-11-10", seenFrom: "2026-11-10") == [.taken(time("08:02"))])
        #expect(diary.medicine.records(on: day("2026-11-10")).map { $0.answers.count } == [2])
        #expect(diary.practice.doseCount(on: day("2026-11-10")) == DoseCount(taken: 1, outstanding: 0))
    }

    @Test("Doses are ordered from the start of the day: one after midnight comes last")
    func order() {
        let diary = MedicineDiary("01:00", "08:00", "23:00")
        let doses = diary.medicine.doses(
            on: day("2026-11-10"), seenFrom: day("2026-11-10"), dayStart: .threeInTheMorning)
        #expect(doses.map { $0.slot.description } == ["08:00", "23:00", "01:00"])
    }

    @Test("A changed regimen holds from its day on, and past days keep the earlier one")
    func changed() {
        var diary = MedicineDiary()
        diary.prescribe("2026-11-10", atTimes("08:00", "20:00"))
        diary.prescribe("2026-11-20", .stopped)
        let counts = ["2026-11-01", "2026-11-09", "2026-11-10", "2026-11-19", "2026-11-20"].map {
            diary.medicine.doses(on: day($0), seenFrom: day("2026-11-10"), dayStart: .threeInTheMorning).count
        }
        #expect(counts == [0, 1, 2, 2, 0])
        #expect(diary.medicine.end(seenFrom: day("2026-11-10")) == day("2026-11-19"))
        #expect(diary.medicine.end(seenFrom: day("2026-11-25")) == day("2026-11-19"))
    }

    @Test("Doses on weekdays or at an interval are due on those days")
    func days() {
        let cases: [(Schedule, [Int])] = [
            (weekdays(.monday, .friday), [9, 13]), (everyDays(3, from: "2026-11-10"), [10, 13]),
        ]
        for (schedule, expected) in cases {
            let diary = MedicineDiary(since: "2026-11-02", atTimes("08:00", on: schedule))
            let due = (9...15).filter {
                !diary.medicine.openTimes(on: day("2026-11-02").advanced(by: $0 - 2), among: []).isEmpty
            }
            #expect(due == expected)
        }
    }

    @Test("A medicine registered by mistake can be removed, one that was taken stays")
    func removed() {
        var diary = MedicineDiary()
        diary.record(.medicineRemoved(MedicineRemoved(medicine: diary.id)))
        #expect(diary.practice.medicines.isEmpty)
        diary.take("2026-11-10")
        #expect(diary.practice.medicines.count == 1)
    }
}
