import Chance
import HexisApp
import HexisCore
import Synchronization
import Testing

@testable import HexisExchange

private let today = Day(clamping: 20_541)
private let now = Instant(clamping: 1_774_000_000_000)
private let device = Identifier(high: 1, low: 2)

private func day(_ signal: Signal, _ amount: Int64, on day: Day = today) -> DayMeasurement {
    DayMeasurement(signal: signal, day: day, amount: amount)
}

private final class Counter: Sendable {
    private let number = Mutex<UInt64>(0)

    func next() -> Identifier {
        number.withLock {
            $0 += 1
            return Identifier(high: 9, low: $0)
        }
    }
}

@Suite("Apple Health: importing")
struct ImportedDaysTests {
    private let ids = Counter()

    private func importing(
        _ days: [DayMeasurement], into practice: inout Practice, bringsBack: Bool = false
    ) -> ImportedDays {
        let imported = ImportedDays(days, into: practice, upTo: today, bringsBack: bringsBack)
        for entry in imported.entries(practice, device: device, at: now, newIdentifier: ids.next) {
            practice.add(entry)
        }
        return imported
    }

    private func undoing(_ imported: ImportedDays, in practice: inout Practice) {
        for entry in imported.undo(practice, device: device, at: now, newIdentifier: ids.next) {
            practice.add(entry)
        }
    }

    @Test("A repeated import adds nothing, and a grown value replaces the earlier one")
    func again() {
        var practice = Practice()
        let first = importing([day(.steps, 5000), day(.weight, 82_500)], into: &practice)
        #expect(first.facts.count == 2)
        #expect(practice.value(of: .steps, on: today) == 5000)

        #expect(importing([day(.steps, 5000), day(.weight, 82_500)], into: &practice).facts.isEmpty)
        #expect(practice.value(of: .steps, on: today) == 5000)

        let later = ImportedDays([day(.steps, 9000), day(.weight, 82_500)], into: practice, upTo: today)
        #expect(later.facts.map { $0.amount } == [9000])
        for entry in later.entries(
            practice, device: device, at: Instant(clamping: 0), newIdentifier: { Identifier(high: 7, low: 7) }
        ) {
            practice.add(entry)
        }
        #expect(practice.value(of: .steps, on: today) == 9000)
    }

    @Test("Days are counted by signal, and future ones are left out")
    func counts() {
        var practice = Practice()
        let imported = importing(
            [
                day(.weight, 1), day(.steps, 1), day(.steps, 2, on: today.previous),
                day(.steps, 3, on: today.next),
            ],
            into: &practice)
        #expect(
            imported.counts == [SignalDays(.steps, 2), SignalDays(.weight, 1)])
        #expect(imported.facts.count == 3)
    }

    @Test("Undoing an import removes what it added, and returns what it replaced")
    func undo() {
        var practice = Practice()
        _ = importing([day(.steps, 5000)], into: &practice)
        let later = importing([day(.steps, 9000), day(.weight, 82_500)], into: &practice)
        undoing(later, in: &practice)
        #expect(practice.value(of: .steps, on: today) == 5000)
        #expect(practice.value(of: .weight, on: today) == nil)
        // A second time changes nothing.
        #expect(
            later.undo(practice, device: device, at: now, newIdentifier: ids.next).count == 0)
    }

    @Test("Undoing leaves what a newer import replaced since")
    func undoAfterChange() {
        var practice = Practice()
        let first = importing([day(.steps, 5000), day(.weight, 82_500)], into: &practice)
        _ = importing([day(.steps, 9000)], into: &practice)
        undoing(first, in: &practice)
        #expect(practice.value(of: .steps, on: today) == 9000)
        #expect(practice.value(of: .weight, on: today) == nil)
    }

    @Test("What was removed stays removed, unless it is to come back")
    func removed() {
        var practice = Practice()
        let days = [day(.steps, 5000), day(.weight, 82_500)]
        undoing(importing(days, into: &practice), in: &practice)
        let again = importing(days, into: &practice)
        #expect((again.facts.count, again.removed) == (0, 2))
        let back = importing(days + [day(.distance, 1)], into: &practice, bringsBack: true)
        #expect((back.facts.count, back.removed) == (3, 2))
        #expect(practice.value(of: .steps, on: today) == 5000)
        let last = importing([day(.steps, 6000), day(.weight, 82_500)], into: &practice)
        #expect((last.facts.map { $0.amount }, last.removed) == ([6000], 0))
        #expect(practice.measurements(of: .steps, on: today).count == 1)
    }

    @Test("After importing, undoing and bringing back in any order, the days are those of the last file")
    func anyOrder() {
        var dice = Dice.thrown()
        for _ in 0..<500 {
            var practice = Practice()
            var shown: [Int: Int64] = [:]
            for _ in 0..<6 {
                let numbers = (0..<4).filter { _ in dice.chance(oneIn: 2) }
                let days = numbers.map {
                    day(
                        .steps, .random(in: 1...3, using: &dice),
                        on: Day(clamping: Int64(today.number) - Int64($0)))
                }
                let before = shown
                let imported = importing(days, into: &practice, bringsBack: true)
                for (number, one) in zip(numbers, days) { shown[number] = one.amount }
                if dice.chance(oneIn: 2) {
                    undoing(imported, in: &practice)
                    shown = before
                }
                for number in 0..<4 {
                    let value = practice.value(
                        of: .steps, on: Day(clamping: Int64(today.number) - Int64(number)))
                    #expect(value == shown[number])
                }
            }
        }
    }

    @Test("Every signal and day has an id of its own")
    func identities() {
        var seen: Set<Identifier> = []
        for signal in Signal.known {
            for number in 0..<2000 {
                seen.insert(Identifier(ofMeasurement: signal, from: "a", at: Int64(number)))
            }
        }
        #expect(seen.count == Signal.known.count * 2000)
        #expect(
            Identifier(ofMeasurement: .named("bc"), from: "a", at: 1)
                != Identifier(ofMeasurement: .named("c"), from: "ab", at: 1))
    }
}
