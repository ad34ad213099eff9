import Testing

@testable import HexisCore

@Suite("Trouble that a care provider should know")
struct CareTroubleTests {
    private let everything = CareScope(CareTopic.allCases)

    private func troubles(_ diary: MedicineDiary, _ today: String, _ scope: CareScope? = nil) throws
        -> [CareTrouble]
    {
        try diary.practice.troubles(in: scope ?? everything, on: day(today), in: zone("UTC"))
    }

    /// Taken until Friday the 13th.
    @Test(
        "Two days in a row without a dose are trouble from the day after, and today does not count",
        arguments: [
            ("2026-11-14", 0), ("2026-11-15", 0), ("2026-11-16", 2), ("2026-11-17", 3), ("2026-11-18", 4),
        ])
    func noDose(today: String, days: Int) throws {
        var diary = MedicineDiary(since: "2026-11-02", "08:00", "20:00")
        diary.take(from: "2026-11-03", to: "2026-11-13")
        let found = try troubles(diary, today)
        let expected = CareTrouble(kind: .noDose(days: days), since: day("2026-11-16"))
        #expect(found.filter { $0.kind == expected.kind } == (days > 0 ? [expected] : []))
        #expect(try troubles(diary, today, CareScope([.doses, .heartRate])).isEmpty)
    }

    @Test("One of two doses taken is not a day without a dose; a day with nothing due is skipped")
    func neutral() throws {
        var diary = MedicineDiary(since: "2026-11-02", "08:00", "20:00")
        diary.take(from: "2026-11-03", to: "2026-11-10")
        #expect(try troubles(diary, "2026-11-12").isEmpty)
        diary.pause("2026-11-12", "2026-11-13")
        #expect(try troubles(diary, "2026-11-14").isEmpty)
        #expect(
            try troubles(diary, "2026-11-15")
                == [CareTrouble(kind: .noDose(days: 2), since: day("2026-11-15"))])
    }

    @Test("A high heart rate on a day that is marked as taken is trouble for a week")
    func heartRate() throws {
        var diary = MedicineDiary(since: "2026-11-02", "08:00")
        diary.record(.heartRateBoundarySet(HeartRateBoundarySet(boundary: 70, gap: 5)))
        diary.take(from: "2026-11-03", to: "2026-11-14")
        for (date, beats) in [("2026-11-07", 71), ("2026-11-08", 70), ("2026-11-09", 90)] as [(String, Int64)]
        {
            diary.record(.heartRateMeasured(HeartRateMeasured(day: day(date), beats: beats)))
        }
        #expect(
            try troubles(diary, "2026-11-10")
                == [CareTrouble(kind: .highHeartRate(days: 2), since: day("2026-11-07"))])
        #expect(
            try troubles(diary, "2026-11-14")
                == [CareTrouble(kind: .highHeartRate(days: 1), since: day("2026-11-09"))])
        #expect(try troubles(diary, "2026-11-14", CareScope([.adherence])).isEmpty)
        #expect(try troubles(diary, "2026-11-14", CareScope([.heartRate])).isEmpty)
    }

    /// The last entry was made at noon on the 10th. What the server records of care does not count.
    @Test(
        "Five days without an entry are trouble, after that of the doses, which is newer",
        arguments: [("2026-11-14", nil), ("2026-11-15", 5), ("2026-11-20", 10)] as [(String, Int?)])
    func nothingRecorded(today: String, days: Int?) throws {
        var diary = MedicineDiary(since: "2026-11-02", .asNeeded)
        diary.take("2026-11-10", .single(identifier(77)), at: "10:00")
        diary.record(
            .careLooked(CareLooked(connection: identifier(5), page: .list, scope: .none)),
            on: day("2026-11-14"))
        let expected = days.map {
            [CareTrouble(kind: .nothingRecorded(days: $0), since: day("2026-11-15"))]
        }
        #expect(try troubles(diary, today) == expected ?? [])
    }

    @Test("The newest trouble comes first")
    func order() throws {
        var diary = MedicineDiary(since: "2026-11-02", "08:00")
        diary.take(from: "2026-11-03", to: "2026-11-10")
        #expect(
            try troubles(diary, "2026-11-16")
                == [
                    CareTrouble(kind: .nothingRecorded(days: 6), since: day("2026-11-15")),
                    CareTrouble(kind: .noDose(days: 5), since: day("2026-11-13")),
                ])
    }

    @Test("Without any entry there is no trouble")
    func empty() throws {
        #expect(try Practice().troubles(in: everything, on: day("2026-11-21"), in: zone("UTC")).isEmpty)
    }
}
