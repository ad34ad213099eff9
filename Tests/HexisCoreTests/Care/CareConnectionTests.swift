import Testing

@testable import HexisCore

@Suite("A connection with a care provider")
struct CareConnectionTests {
    private let connection = identifier(5)
    private let both = CareScope([.adherence, .heartRate])

    private var requested: Fact {
        .careRequested(
            CareRequested(
                connection: connection, provider: identifier(7), name: line("Ada")))
    }

    private func granted(_ scope: CareScope, until: String? = nil) -> Fact {
        .careGranted(CareGranted(connection: connection, scope: scope, until: until.map { day($0) }))
    }

    private func ended(by party: CareParty) -> Fact {
        .careEnded(CareEnded(connection: connection, party: party))
    }

    private func state(_ facts: [Fact], on date: String = "2026-11-21") -> CareConnection.State? {
        connection(facts)?.state(on: day(date))
    }

    private func connection(_ facts: [Fact]) -> CareConnection? {
        var diary = Diary()
        for fact in facts { diary.record(fact) }
        return diary.practice.careConnection(connection)
    }

    @Test("A request shows nothing until the patient agrees")
    func request() throws {
        let found = try #require(connection([requested]))
        #expect(found.state(on: day("2026-11-21")) == .waiting)
        #expect(found.scope(on: day("2026-11-21")) == .none)
        #expect(found.provider == identifier(7) && found.name == "Ada")
    }

    @Test("The last grant says what is shared, and until which day, that day included")
    func grant() throws {
        let facts = [requested, granted(both), granted(CareScope([.doses]), until: "2026-11-30")]
        let found = try #require(connection(facts))
        #expect(found.state(on: day("2026-11-30")) == .active)
        #expect(found.scope(on: day("2026-11-30")) == CareScope([.doses]))
        #expect(found.state(on: day("2026-12-01")) == .expired)
        #expect(found.scope(on: day("2026-12-01")) == .none)
        #expect(state([requested, granted(both)], on: "2027-06-01") == .active)
    }

    @Test("An ended connection stays ended, in whatever order its entries arrive")
    func end() {
        for facts in [
            [requested, granted(both), ended(by: .patient)], [ended(by: .patient), requested, granted(both)],
            [requested, ended(by: .patient), granted(both)],
        ] {
            let found = connection(facts)
            #expect(found?.scope(on: day("2026-11-21")) == CareScope.none)
            guard case .ended(by: .patient, at: _) = found?.state(on: day("2026-11-21")) else {
                Issue.record("not ended")
                continue
            }
        }
    }

    @Test("The first to end a connection ended it")
    func firstEnd() {
        guard
            case .ended(by: .provider, at: _) = state([
                requested, granted(both), ended(by: .provider), ended(by: .patient),
            ])
        else {
            Issue.record("not ended by the provider")
            return
        }
    }

    @Test("Notes stay in the order in which they were written, and the follow-up planned last counts")
    func notes() throws {
        let facts: [Fact] = [
            requested, .careNoted(CareNoted(connection: connection, text: passage("First"))),
            .careFollowUpPlanned(CareFollowUpPlanned(connection: connection, day: day("2026-12-01"))),
            .careNoted(CareNoted(connection: connection, text: passage("Second"))),
            .careFollowUpPlanned(
                CareFollowUpPlanned(connection: connection, day: day("2026-12-08"), time: time("10:00"))),
        ]
        var diary = Diary()
        for fact in facts { diary.record(fact) }
        let found = try #require(diary.practice.careConnection(connection))
        #expect(found.notes.map(\.text) == [passage("First"), passage("Second")])
        #expect(found.followUp?.day == day("2026-12-08") && found.followUp?.time == time("10:00"))
        diary.record(.careFollowUpPlanned(CareFollowUpPlanned(connection: connection, day: nil)))
        #expect(diary.practice.careConnection(connection)?.followUp == nil)
    }

    @Test("Who paused everything shows nothing, until the pause ends or the last day passes")
    func paused() {
        func pause(_ isOn: Bool) -> Fact {
            .preferenceChosen(PreferenceChosen(preference: .pause, isOn: isOn))
        }
        let facts = [requested, granted(both, until: "2026-11-30"), pause(true)]
        #expect(state(facts) == .paused && state(facts)?.isOver == false)
        #expect(connection(facts)?.scope(on: day("2026-11-21")) == CareScope.none)
        #expect(state(facts, on: "2026-12-01") == .expired)
        #expect(state([requested, pause(true)]) == .waiting)
        #expect(state(facts + [pause(false)]) == .active)
        #expect(connection(facts + [pause(false)])?.scope(on: day("2026-11-21")) == both)
    }

    @Test("A grant without a request, and topics of a newer program, show nothing")
    func unknown() {
        #expect(connection([granted(both)]) == nil)
        let newer = CareScope(bits: 1 << 40) ?? .none
        #expect(connection([requested, granted(newer)])?.scope(on: day("2026-11-21")).topics == [])
    }

    @Test("Connections are listed with the latest request first")
    func order() {
        var diary = Diary()
        for number in [5, 3, 4] as [UInt64] {
            diary.record(
                .careRequested(
                    CareRequested(
                        connection: identifier(number), provider: identifier(7), name: line("Ada"))))
        }
        #expect(diary.practice.careConnections.map { $0.id } == [4, 3, 5].map { identifier($0) })
    }
}
