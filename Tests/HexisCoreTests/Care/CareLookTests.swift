import Testing

@testable import HexisCore

@Suite("A care provider’s look")
struct CareLookTests {
    private let connection = identifier(5)
    private let noon: Int64 = 1_795_262_400_000  // 21 November 2026, 12:00 UTC

    private func practice(_ looks: [(minutes: Int64, page: CareLooked.Page, scope: CareScope)]) -> Practice {
        let request = CareRequested(
            connection: connection, provider: identifier(7), name: line("Ada"))
        let facts =
            [(minutes: Int64(-1), fact: Fact.careRequested(request))]
            + looks.map { ($0.minutes, .careLooked(look($0.page, $0.scope))) }
        return Practice(
            facts.enumerated().map { number, fact in
                Entry(
                    id: identifier(100 + UInt64(number)), at: instant(noon + fact.minutes * 60_000),
                    device: identifier(9), fact: fact.fact)
            })
    }

    private func look(_ page: CareLooked.Page, _ scope: CareScope) -> CareLooked {
        CareLooked(connection: connection, page: page, scope: scope)
    }

    private let adherence = CareScope([.adherence])
    private let heart = CareScope([.heartRate])

    @Test("Looks within ten minutes of the first are one, and list everything that was seen")
    func joined() {
        let looks = practice([
            (0, .patient, adherence), (1, .list, adherence), (9, .patient, heart), (10, .patient, adherence),
            (300, .patient, adherence),
        ]).careLooks
        #expect(looks.map { ($0.instant.milliseconds - noon) / 60_000 } == [300, 10, 1, 0])
        #expect(looks.map(\.page) == [.patient, .patient, .list, .patient])
        #expect(looks.map(\.scope) == [adherence, adherence, adherence, adherence.union(heart)])
        #expect(looks.allSatisfy { $0.connection == connection })
    }

    @Test(
        "A look at a patient’s page is recorded again after ten minutes, or when there is more to see",
        arguments: [
            (0, [.adherence], false), (9, [.adherence], false), (9, [], false),
            (9, [.adherence, .heartRate], true), (10, [.adherence], true),
        ] as [(Int64, [CareTopic], Bool)])
    func again(minutes: Int64, topics: [CareTopic], isNew: Bool) throws {
        let practice = practice([(0, .patient, adherence)])
        let now = instant(noon + minutes * 60_000)
        #expect(
            practice.isNew(look(.patient, CareScope(topics)), at: now, in: try zone("UTC")) == isNew)
    }

    @Test("A look of a clock that was ahead keeps no later one out")
    func ahead() throws {
        let practice = practice([(5000, .patient, adherence)])
        #expect(practice.isNew(look(.patient, adherence), at: instant(noon), in: try zone("UTC")))
    }

    @Test(
        "A look at the list, or the weekly summary, is recorded once a day of the patient, which ends at three at night",
        arguments: [(0, false), (840, false), (899, false), (900, true)] as [(Int64, Bool)],
        [CareLooked.Page.list, .summary])
    func daily(at time: (minutes: Int64, isNew: Bool), page: CareLooked.Page) throws {
        let practice = practice([(0, page, adherence)])
        let now = instant(noon + time.minutes * 60_000)
        #expect(practice.isNew(look(page, adherence), at: now, in: try zone("UTC")) == time.isNew)
        #expect(practice.isNew(look(.patient, adherence), at: now, in: try zone("UTC")))
    }
}
