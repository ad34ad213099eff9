import HexisCore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Throttling")
struct ThrottleTests {
    private let pace = Pace(atOnce: 3, secondsEach: 10)

    @Test("three pass at once, the fourth waits, and one more passes every ten seconds")
    func paced() {
        let throttle = Throttle<String>(pace)
        for _ in 1...3 { #expect(throttle.attempt("maria", at: 0) == nil) }
        #expect(throttle.attempt("maria", at: 0) == 10)
        #expect(throttle.attempt("maria", at: 4000) == 6)
        #expect(throttle.attempt("maria", at: 10_000) == nil)
        #expect(throttle.attempt("maria", at: 10_000) == 10)
        // After a long while it is as if nothing had been.
        for _ in 1...3 { #expect(throttle.attempt("maria", at: 100_000) == nil) }
        #expect(throttle.attempt("maria", at: 100_000) == 10)
    }

    @Test("one does not wait for another")
    func separate() {
        let throttle = Throttle<String>(pace)
        for _ in 1...4 { _ = throttle.attempt("maria", at: 0) }
        #expect(throttle.attempt("eve", at: 0) == nil)
    }

    @Test("an attempt that is forgiven does not count")
    func forgiven() {
        let throttle = Throttle<String>(pace)
        for _ in 1...20 {
            #expect(throttle.attempt("maria", at: 0) == nil)
            throttle.forgive("maria")
        }
    }

    @Test("however many try, there is never more than a bound in memory, and who tried most is remembered")
    func bounded() {
        let throttle = Throttle<Int>(pace, mostKeys: 100)
        for _ in 1...3 { _ = throttle.attempt(-1, at: 0) }
        for key in 0..<10_000 { #expect(throttle.attempt(key, at: 0) == nil) }
        #expect(throttle.count <= 100)
        #expect(throttle.attempt(-1, at: 0) == 10)
    }

    @Test(
        "after a clock that was ahead nobody waits longer than for one attempt, and then it goes on as ever",
        arguments: [1, 9, 100, 315_360_000] as [Int64])
    func clockAhead(_ seconds: Int64) {
        let throttle = Throttle<String>(pace)
        for _ in 1...4 { _ = throttle.attempt("maria", at: 1000 * seconds) }
        // Three at once, ten seconds each: a bucket that was never fuller empties in thirty seconds.
        #expect(throttle.attempt("maria", at: 0) == 10)
        #expect(throttle.attempt("maria", at: 10_000) == nil)
        for _ in 1...3 { #expect(throttle.attempt("maria", at: 40_000) == nil) }
    }
}
