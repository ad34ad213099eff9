import HexisCore
import Testing

@Suite("Records of incoming data")
struct WayInTests {
    private func hours(_ hours: Int64) -> Instant { instant(hours * 3_600_000) }

    @Test("Each kind that could not be used is counted, with its first example")
    func kinds() {
        var kinds = UnusedKinds()
        for text in ["25:61", "26:00", ""] { kinds.add(Unused(.time, text)) }
        kinds.add(Unused(.notKept, "Sleep", count: 7))
        kinds.add(Unused(.notKept, "Mindful Minutes", count: 12))
        kinds.add(Unused(.notKept, "Sleep"))
        kinds.add(Unused(.notKept, "Nothing", count: 0))
        // Kinds that should have been usable come first.
        #expect(
            kinds.listed == [
                Unused(.time, "25:61", count: 3), Unused(.notKept, "Mindful Minutes", count: 12),
                Unused(.notKept, "Sleep", count: 7 + 1),
            ])
        #expect(kinds.faults == 3)
    }

    @Test("Beyond twelve kinds only their number is kept, and texts are truncated")
    func bounded() {
        var kinds = UnusedKinds()
        for number in 0..<12 { kinds.add(Unused(.notKept, "Kind \(number)", count: 100 - number)) }
        #expect(kinds.listed.count == 12 && kinds.listed.last == Unused(.notKept, "Kind 11", count: 89))
        for number in 12..<1000 { kinds.add(Unused(.notKept, "Kind \(number)")) }
        #expect(kinds.listed.count == 12)
        #expect(kinds.listed.last == Unused(.more, count: 1000 - 11))
        #expect(
            Unused(.notKept, String(repeating: "ä", count: 5000)).text == String(repeating: "ä", count: 250))
    }

    @Test("A record keeps the previous intake's problems beside the last one's")
    func later() {
        let first = WayInRecord.after(
            nil,
            Intake(
                .measurement, count: 3, news: 3, unused: [Unused(.time, "25:61"), Unused(.unit, "furlong")]),
            by: .signals, at: hours(1))
        // For the same kind only the last intake counts: it was not five times in total.
        let second = WayInRecord.after(
            first, Intake(.measurement, count: 2, news: 0, unused: [Unused(.time, "26:00", count: 4)]),
            by: .signals,
            at: hours(2))
        #expect((second.last, second.count, second.news, second.lastNews) == (hours(2), 2, 0, hours(1)))
        #expect(
            second.unused == [
                .init(Unused(.time, "26:00", count: 4), at: hours(2)),
                .init(Unused(.unit, "furlong"), at: hours(1)),
            ])
    }

    @Test(
        "Problems are forgotten after thirty days; one recorded by a clock that was ahead counts from now"
    )
    func forgotten() {
        let old = WayInRecord.after(nil, .refused(.measurement, "No."), by: .signals, at: hours(0))
        #expect(old.recentUnused(at: hours(30 * 24 - 1)).count == 1)
        #expect(old.recentUnused(at: hours(30 * 24)).isEmpty)
        let ahead = WayInRecord.after(
            nil, Intake(.checkIn, count: 1, news: 1, unused: [Unused(.time)]), by: .signals, at: hours(9000))
        let later = WayInRecord.after(ahead, .refused(.checkIn, "No."), by: .signals, at: hours(1))
        #expect(later.last == hours(1) && later.lastNews == hours(1))
        #expect(later.unused.map(\.at) == [hours(1), hours(1)])
    }

    @Test("A record is bounded for any input")
    func boundedRecord() {
        var record: WayInRecord?
        for number in 0..<100 {
            let intake = Intake.refused(.measurement, "\(number)" + String(repeating: "x", count: 1000))
            record = WayInRecord.after(record, intake, by: .signals, at: hours(Int64(number)))
        }
        #expect(record?.unused.count == WayInRecord.mostUnused)
        #expect(record?.unused.allSatisfy { $0.unused.text.count <= Unused.longestText } == true)
    }
}
