@testable import HexisCore
import Testing

@Suite("Medicines, over many journals")
struct MedicinePropertyTests {
    private static let start = day("2026-11-02")

    /// A person who marks, undoes, skips and forgets doses as the days go by: each entry is recorded on its day.
    private func diced(_ dice: inout Dice, days: Int) -> MedicineDiary {
        var diary = MedicineDiary(since: MedicinePropertyTests.start.description, "08:00", "20:00")
        for number in 0..<days {
            let today = MedicinePropertyTests.start.advanced(by: number)
            for slot in ["08:00", "20:00"] where !dice.chance(oneIn: 9) {
                diary.take(today.description, slot)
            }
            if dice.chance(oneIn: 9) { diary.undo(today.description, "20:00") }
            if dice.chance(oneIn: 9) { diary.skip(today.description, "08:00") }
            if dice.chance(oneIn: 5), number > 0 {
                diary.take(today.previous.description, "20:00", registered: today.description)
            }
            if dice.chance(oneIn: 15) { diary.pause(today.description, today.advanced(by: 2).description) }
        }
        return diary
    }

    private func figures(_ practice: Practice, _ today: Day) -> [Int] {
        let adherence = practice.adherence(
            of: practice.medicines, from: today.advanced(by: -28), to: today, seenFrom: today)
        return [
            practice.streak(upTo: today), practice.longestStreak(upTo: today), adherence.doses.permille ?? 0,
            adherence.days.permille ?? 0, practice.doseCount(on: today).permille ?? 0,
            practice.medicineWeek(around: today, seenFrom: today).grade?.rawValue ?? 0,
        ]
    }

    @Test("Figures do not depend on the order or repetition of entries")
    func order() {
        var dice = Dice.thrown()
        for _ in 0..<100 {
            let diary = diced(&dice, days: 20)
            let today = MedicinePropertyTests.start.advanced(by: 20)
            let mixed = Practice(diary.entries.shuffled(using: &dice) + diary.entries)
            #expect(figures(mixed, today) == figures(diary.practice, today))
            #expect(mixed.medicines == diary.practice.medicines)
        }
    }

    @Test(
        "A level never falls, whatever is marked or undone later, and no streak outlasts its days"
    )
    func growing() {
        var dice = Dice.thrown()
        for _ in 0..<20 {
            let diary = diced(&dice, days: 15)
            var practice = Practice()
            var longest = 0
            for entry in diary.entries {
                practice.add(entry)
                let today = max(
                    MedicinePropertyTests.start, Day(clamping: entry.at.milliseconds / 86_400_000))
                let now = practice.longestStreak(upTo: today)
                #expect(now >= longest)
                longest = now
                #expect(practice.streak(upTo: today) <= now)
                #expect(now <= MedicinePropertyTests.start.distance(to: today) + 1)
            }
        }
    }

    @Test("Taking a dose lowers no figure")
    func taking() {
        var dice = Dice.thrown()
        for _ in 0..<100 {
            let days = dice.number(2...20)
            var diary = diced(&dice, days: days)
            let today = MedicinePropertyTests.start.advanced(by: days - 1)
            let before = figures(diary.practice, today)
            let day = dice.chance(oneIn: 2) ? today : today.previous
            diary.take(
                day.description, dice.one(of: ["08:00", "20:00"]), registered: today.description)
            let after = figures(diary.practice, today)
            #expect(zip(before, after).allSatisfy { $0 <= $1 }, "\(before) \(after)")
        }
    }

    @Test("No entry makes the figures trap, neither at the ends of time nor with any number")
    func absurd() {
        var dice = Dice.thrown()
        let kinds = MedicineFact.Kind.allCases
        for _ in 0..<12 {
            let entries = (0..<60).map { number in
                Entry(
                    id: identifier(UInt64(number)),
                    at: instant(1_795_000_000_000 + Int64(dice.number(0...9)) * 86_400_000),
                    device: identifier(9), fact: dice.fact(dice.one(of: kinds)))
            }
            let practice = Practice(entries)
            for today in [Day.first, day("2026-11-20"), Day.last] {
                let numbers = figures(practice, today)
                #expect(numbers[0] <= numbers[1])
                #expect(numbers[2...4].allSatisfy { (0...1000).contains($0) })
                let heart = practice.heartRate(upTo: today)
                #expect(heart.boundary.map { HeartRate.boundaries.contains($0) } ?? true)
                #expect(practice.pastMedicineWeeks(seenFrom: today, atMost: 3).allSatisfy { $0.grade != nil })
                for medicine in practice.medicines {
                    #expect(medicine.stock(on: today).map { (0...Stock.most).contains($0.pieces) } ?? true)
                    _ = medicine.nextDue(on: today)
                }
            }
        }
    }
}
