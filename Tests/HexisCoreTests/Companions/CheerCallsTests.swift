import Testing

@testable import HexisCore

@Suite("Notifications of cheers")
struct CheerCallsTests {
    private static let notified = Fact.companionNotified(
        CompanionNotified(companion: Pair.companion, isNotified: true))
    private static let quiet = Fact.quietHoursSet(
        QuietHoursSet(hours: QuietHours(from: time("22:00"), until: time("07:00"))))

    /// Bob's practice, with cheers of Ada at these instants, and his notifications from the 20th up to the 23rd as days and
    /// times in Vienna, an hour ahead.
    private func calls(_ cheers: [String], _ facts: Fact...) throws -> [String] {
        var practice = bob(facts)
        for (number, cheer) in cheers.enumerated() {
            let fact = Fact.companionCheered(
                CompanionCheered(companion: Pair.companion, party: .companion, cheer: .sun))
            practice.add(
                Entry(
                    id: identifier(3_000_000 + UInt64(number)), at: try atUTC(cheer), device: .companions,
                    fact: fact))
        }
        let zone = try zone("Europe/Vienna")
        return practice.occurrences(
            from: try atUTC("2026-11-20T03:00:00Z"), to: try atUTC("2026-11-23T03:00:00Z"), in: zone
        ).map { call in
            #expect(call.kind == .cheer(Pair.companion) && practice.stillApplies(call, in: zone))
            let clock = Moment(instant: call.at, offset: zone.offset(at: call.at)).timeOfDay
            return "\(call.day) \(clock)"
        }
    }

    private func bob(_ facts: [Fact]) -> Practice {
        var pair = Pair()
        pair.bob.record(Pair.shown(.days))
        for fact in facts { pair.bob.record(fact) }
        return pair.bob.practice
    }

    @Test("None comes unless it was switched on; then at once, and after quiet hours at their end, as one")
    func times() throws {
        let three = ["2026-11-20T18:30:00Z", "2026-11-20T21:30:00Z", "2026-11-21T05:00:00Z"]
        #expect(try calls(three).isEmpty)
        #expect(
            try calls(three, Self.notified)
                == ["2026-11-20 19:30", "2026-11-20 22:30", "2026-11-21 06:00"])
        #expect(try calls(three, Self.notified, Self.quiet) == ["2026-11-20 19:30", "2026-11-21 07:00"])
    }

    @Test("A pause of everything, switching it off and leaving silence it")
    func silent() throws {
        let cheers = ["2026-11-20T18:30:00Z"]
        for fact in [
            Fact.preferenceChosen(PreferenceChosen(preference: .pause, isOn: true)),
            .companionNotified(CompanionNotified(companion: Pair.companion, isNotified: false)),
            .companionLeft(CompanionLeft(companion: Pair.companion, party: .companion)),
        ] {
            #expect(try calls(cheers, Self.notified, fact).isEmpty, "\(fact)")
            #expect(!bob([Self.notified, fact]).canCall(from: day("2026-11-20")))
        }
        #expect(bob([Self.notified]).canCall(from: day("2026-11-20")))
        #expect(!bob([]).hasCalls && bob([Self.notified]).hasCalls)
    }

    @Test("One’s own cheers, and those of long ago, are no reason for one")
    func others() throws {
        var practice = bob([Self.notified])
        for number in 0..<40 {
            let cheered = CompanionCheered(
                companion: Pair.companion, party: number < 20 ? .companion : .person, cheer: .star)
            practice.add(
                Entry(
                    id: identifier(3_000_000 + UInt64(number)),
                    at: try atUTC("2026-11-20T10:00:00Z").advanced(byMilliseconds: Int64(number) * 60_000),
                    device: .companions, fact: .companionCheered(cheered)))
        }
        let calls = practice.occurrences(
            from: try atUTC("2026-11-20T03:00:00Z"), to: try atUTC("2026-11-21T03:00:00Z"),
            in: try zone("Europe/Vienna"))
        let expected = (0..<15).map { calls[0].at.advanced(byMilliseconds: Int64($0) * 60_000) }
        #expect(calls.map(\.at) == expected)
    }
}
