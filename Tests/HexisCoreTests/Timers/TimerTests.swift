@testable import HexisCore
import Testing

@Suite("Timers")
struct TimerTests {
    private func timer(_ seconds: Int64?) -> Timer {
        Timer(id: identifier(1), subject: identifier(2), started: instant(1_000_000), length: seconds)
    }

    @Test(
        "A stopwatch runs until it is stopped, a countdown until it is over, and nothing longer than a day",
        arguments: [
            (nil, 0, 0, true), (nil, 61, 61, true), (nil, -5, 0, true), (nil, 90_000, 86_400, false),
            (Int64(60), 59, 59, true), (60, 60, 60, false), (60, 3600, 60, false), (Int64.max, 10, 10, true),
            (Int64.min, 10, 1, false),
        ])
    func runs(length: Int64?, after: Int64, seconds: Int64, isRunning: Bool) {
        let now = instant(1_000_000 + after * 1000)
        #expect(timer(length).seconds(at: now) == seconds)
        #expect(timer(length).isRunning(at: now) == isRunning)
    }

    @Test("A timer runs on every device until one stops it, even if the stop arrives first")
    func stopped() {
        let facts: [Fact] = [
            .timerStarted(
                TimerStarted(timer: identifier(1), subject: identifier(2), at: instant(0), seconds: nil)),
            .timerStopped(TimerStopped(timer: identifier(1))),
        ]
        var diary = Diary()
        diary.record(facts[0])
        #expect(diary.practice.timer(of: identifier(2))?.id == identifier(1))
        #expect(diary.practice.timer(of: identifier(3)) == nil)
        diary.record(facts[1])
        #expect(diary.practice.timers.isEmpty)
        var other = Diary()
        for fact in facts.reversed() { other.record(fact) }
        #expect(other.practice.timers.isEmpty)
    }
}
