import HexisCore
import Testing

@testable import HexisApp

/// Three medicines at 08:00, 13:00 and 20:00; those of the morning are taken. The day starts at 03:00.
@Suite("The number on the app's icon")
struct DoseBadgeTests {
    @Test(
        "It counts the doses of today whose time has come and that are not marked",
        arguments: [
            ("09:00", 0, 0), ("12:59", 0, 0), ("13:00", 0, 3), ("19:59", 0, 3), ("20:00", 0, 6),
            ("02:59", 1, 6),
            // From 03:00 on, it is the next day.
            ("03:00", 1, 0), ("08:00", 1, 3),
        ] as [(String, Int64, Int)])
    func due(time: String, daysLater: Int64, due: Int) throws {
        var visitor = Visitor(SamplePractice.fullDay.practice)
        let midnight = SamplePractice.moment.instant.advanced(byMilliseconds: -(9 * 60 + 41) * 60_000)
        let minutes = try #require(TimeOfDay(time)).minutes
        visitor.moment = Moment(
            instant: midnight.advanced(byMilliseconds: daysLater * 86_400_000 + Int64(minutes) * 60_000))
        visitor.get("/habits")
        #expect(visitor.page.contains("data-badge=\"0\""))
        visitor.post("/settings", [("dose-badge", "on")])
        visitor.get("/habits")
        #expect(visitor.page.contains("data-badge=\"\(due)\""))
        visitor.post("/settings", [("dose-badge", "off")])
        visitor.get("/habits")
        #expect(visitor.page.contains("data-badge=\"0\""))
    }

    @Test(
        "A reminder brings the number of doses that are due with it, for whoever wants it",
        arguments: [true, false])
    func reminder(isWanted: Bool) throws {
        var sample = SamplePractice()
        let eight = try #require(TimeOfDay("08:00"))
        let times = try #require(DoseTimes([eight]))
        for name in ["Ramipril", "Metformin"] {
            let id = sample.medicine(name, "1 tablet", .at(times, on: .every), begun: 3)
            sample.record(.doseRemindersSet(DoseRemindersSet(medicine: id, isOn: true)), daysAgo: 3)
        }
        if isWanted { sample.record(.preferenceChosen(PreferenceChosen(preference: .doseBadge, isOn: true))) }
        let at = SamplePractice.moment.instant.advanced(byMilliseconds: -(60 + 41) * 60_000)
        let calls = DueCall.due(
            sample.practice, from: at, to: at, in: .utc, today: SamplePractice.moment.today
        ).calls
        let call = try #require(calls.first)
        #expect(NotificationMessage(call, of: sample.practice, in: .utc)?.badge == (isWanted ? 2 : nil))
    }

    @Test("Pages say what the script is to do, and pages outside the app say nothing")
    func on() {
        var visitor = Visitor()
        visitor.get("/today")
        #expect(visitor.page.contains("data-on=\"keys\""))
        visitor.post("/settings", [("vibration", "on")])
        #expect(visitor.page.contains("data-on=\"keys vibration\""))
        visitor.post("/settings", [("keys", "off")])
        #expect(visitor.page.contains("data-on=\"vibration\""))
        visitor.post("/settings", [("vibration", "off")])
        #expect(!visitor.page.contains("data-on="))
        let outside = JoinPage(JoinForm(zones: []), assets: Assets(), isSent: false).bytes
        #expect(!String(decoding: outside, as: UTF8.self).contains("data-on="))
    }
}
