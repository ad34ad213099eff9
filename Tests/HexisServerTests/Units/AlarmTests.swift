import HexisCore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("An alarm", .timeLimit(.minutes(1)))
struct AlarmTests {
    private static let year = Duration.days(365)

    @Test("lets nobody sleep for a year because the clock was set back just then")
    func setBack() async {
        let alarm = Alarm(now: { noon - AlarmTests.year }, longest: .milliseconds(1))
        await alarm.sleep(until: noon)
    }

    @Test("wakes whoever sleeps beyond an instant, and keeps ringing until somebody would sleep")
    func rings() async {
        let alarm = Alarm(now: { noon }, longest: AlarmTests.year)
        let sleeper = Task { await alarm.sleep(until: noon + AlarmTests.year) }
        alarm.ring()
        await sleeper.value
    }
}
