import HexisCore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("An alarm", .timeLimit(.minutes(1)))
struct AlarmTests {
    private static let year: Int64 = 365 * 86_400_000

    @Test("lets nobody sleep for a year because the clock was set back just then")
    func setBack() async {
        let alarm = Alarm(now: { noon.advanced(byMilliseconds: -AlarmTests.year) }, longest: 1)
        await alarm.sleep(until: noon)
    }

    @Test("wakes whoever sleeps beyond an instant, and keeps ringing until somebody would sleep")
    func rings() async {
        let alarm = Alarm(now: { noon }, longest: AlarmTests.year)
        let sleeper = Task { await alarm.sleep(until: noon.advanced(byMilliseconds: AlarmTests.year)) }
        alarm.ring()
        await sleeper.value
    }
}
