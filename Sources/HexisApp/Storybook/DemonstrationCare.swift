import HexisCore

extension Demonstration {
    /// Somebody has followed the person for six weeks, wrote a note, planned a follow-up, and asks a few questions every week.
    mutating func share(with request: CareRequested) {
        let connection = request.connection
        let scope = CareScope(CareTopic.allCases.filter { $0 != .setDoseTimes && $0 != .setReminders })
        record(.careRequested(request), daysAgo: 42, at: 10)
        record(.careGranted(CareGranted(connection: connection, scope: scope)), daysAgo: 42, at: 11)
        for ago in [41, 28, 12, 1] {
            record(
                .careLooked(CareLooked(connection: connection, page: .patient, scope: scope)),
                daysAgo: ago,
                at: 14)
        }
        if let text = Passage("You take it far more regularly since the reminder in the evening. Well done!")
        {
            record(.careNoted(CareNoted(connection: connection, text: text)), daysAgo: 12, at: 15)
        }
        let followUp = CareFollowUpPlanned(
            connection: connection, day: day(-9), time: TimeOfDay("10:30"), place: Line("Ward 3"))
        record(.careFollowUpPlanned(followUp), daysAgo: 12, at: 15)
        answer(in: connection)
    }
}
