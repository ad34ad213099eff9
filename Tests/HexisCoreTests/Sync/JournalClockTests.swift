import Testing

@testable import HexisCore

@Suite("Device clocks")
struct JournalClockTests {
    private let noon: Int64 = 1_795_262_400_000
    private let day: Int64 = 86_400_000

    @Test(
        "An entry may be at most a day ahead of the server",
        arguments: [
            (-900, false), (0, false), (86_400_000, false), (86_400_001, true), (4 * 31_536_000_000, true),
        ]
            as [(Int64, Bool)])
    func bound(ahead: Int64, isTooFar: Bool) {
        #expect(JournalClock.isTooFarAhead(instant(noon + ahead), at: instant(noon)) == isTooFar)
    }

    private func named(_ id: UInt64, _ at: Int64) -> Entry {
        Entry(
            id: identifier(id), at: instant(at), device: identifier(9),
            fact: .personNamed(PersonNamed(name: line("n\(id)"))))
    }

    @Test("Entries of a clock four years ahead are moved to now in their order; the others stay")
    func restamped() {
        let ahead = 4 * 365 * day
        let entries = [named(3, noon + ahead + 5), named(1, noon - 10), named(2, noon + ahead)]
        let restamped = Practice().restamped(entries, at: instant(noon))
        #expect(restamped.map { $0.id } == [identifier(3), identifier(1), identifier(2)])
        // The earlier of the two comes first: at noon, and the later a millisecond after.
        #expect(restamped.map { $0.at.milliseconds - noon } == [1, -10, 0])
        #expect(restamped.map { $0.fact } == entries.map { $0.fact })
    }

    @Test("Restamped entries follow the entries on the server, even if those are ahead of now")
    func afterWhatIsKnown() {
        let practice = Practice([named(7, noon + 3_600_000)])
        let restamped = practice.restamped([named(1, noon + 3 * day)], at: instant(noon))
        #expect(restamped.map { $0.at.milliseconds - noon } == [3_600_001])
    }

    @Test(
        "Entries stamped while a server's clock was ahead are moved back by as much, and no others",
        arguments: [
            // Recorded a minute and an hour after a clock had jumped 365 days ahead, which happened at noon.
            (365 * 86_400_000 + 60_000, 60_000), (365 * 86_400_000 + 3_600_000, 3_600_000),
            // Stamped by a clock that jumped on to 730 days ahead, an hour later.
            (730 * 86_400_000 + 3_700_000, 3_700_000),
            // Before the clock was ahead; by a device's clock, at most a day ahead; and far ahead, but by neither of
            // the two.
            (-5000, nil), (86_400_000, nil), (100 * 86_400_000, nil),
        ] as [(Int64, Int64?)])
    func broughtBack(at: Int64, comesTo: Int64?) {
        let clocks = [
            LeadingClock(since: instant(noon + 365 * day), ahead: 365 * day),
            LeadingClock(since: instant(noon + 730 * day + 3_600_000), ahead: 730 * day),
        ]
        let entry = named(1, noon + at)
        let back = entry.broughtBack(from: clocks, at: instant(noon))
        #expect(back.map { $0.at.milliseconds - noon } == comesTo)
        #expect(back.map { $0.fact } == comesTo.map { _ in entry.fact })
    }

    @Test("Restamping twice changes nothing more, for any entries")
    func idempotent() {
        var dice = Dice.thrown()
        for _ in 0..<2000 {
            let entries = (0..<dice.number(0...8)).map { id in
                named(UInt64(id), noon + Int64(dice.number(-5...5)) * day + Int64(dice.number(0...3)))
            }
            let once = Practice().restamped(entries, at: instant(noon))
            #expect(Practice().restamped(once, at: instant(noon)) == once)
            #expect(once.allSatisfy { !JournalClock.isTooFarAhead($0.at, at: instant(noon)) })
            let wasAhead = entries.filter { JournalClock.isTooFarAhead($0.at, at: instant(noon)) }
                .sorted { $0.stamp < $1.stamp }.map { $0.id }
            let isNow = once.filter { wasAhead.contains($0.id) }.sorted { $0.stamp < $1.stamp }.map { $0.id }
            #expect(isNow == wasAhead)
        }
    }
}
