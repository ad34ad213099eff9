import HexisCore
import Testing

@testable import HexisApp
@testable import HexisServer
@testable import HexisService

@Suite("A notification as a push message")
struct NotificationPushTests {
    @Test("Thirty doses due together fit into one message and can be answered", arguments: [1, 2, 30])
    func doses(_ count: Int) throws {
        var sample = SamplePractice()
        let eight = try #require(TimeOfDay("08:00"))
        let times = try #require(DoseTimes([eight]))
        for number in 1...count {
            let id = sample.medicine(
                "Medicine number \(number)", "1 tablet", .at(times, on: .every), begun: 3)
            sample.record(.doseRemindersSet(DoseRemindersSet(medicine: id, isOn: true)), daysAgo: 3)
        }
        // 08:00 on 2026-11-21, the samples' today.
        let at = Instant(clamping: 1_795_219_200_000 + 480 * 60_000)
        let today = try #require(Day("2026-11-21"))
        let calls = DueCall.due(sample.practice, from: at, to: at, in: .utc, today: today).calls
        #expect(calls.count == 1)
        let call = try #require(calls.first)
        let message = try #require(NotificationMessage(call, of: sample.practice, in: .utc))
        #expect(message.buttons.map { $0.name } == ["taken", "later1", "later2", "later3"])
        _ = try message.message(for: "https://hexis.example", secondsToLive: 60)
    }
}
