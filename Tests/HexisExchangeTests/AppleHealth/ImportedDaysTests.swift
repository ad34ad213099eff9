import HexisApp
import HexisCore
import Testing

@testable import HexisExchange

private let today = Day(clamping: 20_541)
private let device = Identifier(high: 1, low: 2)

private func day(_ signal: Signal, _ amount: Int64, on day: Day = today) -> DayMeasurement {
    DayMeasurement(signal: signal, day: day, amount: amount)
}

@Suite("Apple Health: importing")
struct ImportedDaysTests {
    private func importing(_ days: [DayMeasurement], into practice: inout Practice) -> ImportedDays {
        let imported = ImportedDays(days, into: practice, upTo: today)
        var number: UInt64 = 0
        let entries = imported.entries(practice, device: device, at: Instant(clamping: 1_774_000_000_000)) {
            number += 1
            return Identifier(high: 9, low: number)
        }
        for entry in entries { practice.add(entry) }
        return imported
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
