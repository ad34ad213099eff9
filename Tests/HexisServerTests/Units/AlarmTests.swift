import HexisCore
import HexisStore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("An alarm", .timeLimit(.minutes(1)))
struct AlarmTests {
    private static let year = Duration.days(365)

    @Test("A sleep ends early even if the clock was set back by a year just then")
    func setBack() async {
        let alarm = Alarm(now: { noon - AlarmTests.year }, longest: .milliseconds(1))
        await alarm.sleep(until: noon)
    }

    @Test("Ringing wakes a sleeper, and also the next one if none is asleep")
    func rings() async {
        let alarm = Alarm(now: { noon }, longest: AlarmTests.year)
        let sleeper = Task { await alarm.sleep(until: noon + AlarmTests.year) }
        alarm.ring()
        await sleeper.value
    }
}
