import HexisCore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Rate limiting")
struct LimiterTests {
    private let limit = RateLimit(burst: 3, interval: .seconds(10))

    @Test("Three attempts pass at once, the fourth waits, and one more passes every ten seconds")
    func paced() {
        let limiter = Limiter<String>(limit)
        for _ in 1...3 { #expect(limiter.attempt("maria", at: 0) == nil) }
        #expect(limiter.attempt("maria", at: 0) == 10)
        #expect(limiter.attempt("maria", at: 4000) == 6)
        #expect(limiter.attempt("maria", at: 10_000) == nil)
        #expect(limiter.attempt("maria", at: 10_000) == 10)
        // After a long time the full burst is available again.
        for _ in 1...3 { #expect(limiter.attempt("maria", at: 100_000) == nil) }
        #expect(limiter.attempt("maria", at: 100_000) == 10)
    }

    @Test("One person does not wait for another")
    func separate() {
        let limiter = Limiter<String>(limit)
        for _ in 1...4 { _ = limiter.attempt("maria", at: 0) }
        #expect(limiter.attempt("eve", at: 0) == nil)
    }

    @Test("A forgiven attempt does not count")
    func forgiven() {
        let limiter = Limiter<String>(limit)
        for _ in 1...20 {
            #expect(limiter.attempt("maria", at: 0) == nil)
            limiter.forgive("maria")
        }
    }

    @Test("Memory is bounded however many keys there are, and the key with the most attempts is kept")
    func bounded() {
        let limiter = Limiter<Int>(limit, mostKeys: 100)
        for _ in 1...3 { _ = limiter.attempt(-1, at: 0) }
        for key in 0..<10_000 { #expect(limiter.attempt(key, at: 0) == nil) }
        #expect(limiter.count <= 100)
        #expect(limiter.attempt(-1, at: 0) == 10)
    }

    @Test(
        "After a clock was ahead, the wait is for one attempt at most, and then the limiter works as before",
        arguments: [1, 9, 100, 315_360_000] as [Int64])
    func clockAhead(_ seconds: Int64) {
        let limiter = Limiter<String>(limit)
        for _ in 1...4 { _ = limiter.attempt("maria", at: 1000 * seconds) }
        // Three at once, ten seconds each: a bucket that was never fuller drains in thirty seconds.
        #expect(limiter.attempt("maria", at: 0) == 10)
        #expect(limiter.attempt("maria", at: 10_000) == nil)
        for _ in 1...3 { #expect(limiter.attempt("maria", at: 40_000) == nil) }
    }

    @Test("Entries counted afterwards may exceed the limit, and only their sender has to wait for it")
    func counted() {
        let limiter = Limiter<String>(RateLimit(burst: 1000, interval: .seconds(1)))
        #expect(limiter.wait(of: "maria", at: 50) == nil)
        limiter.count(999, of: "maria", at: 50)
        #expect(limiter.wait(of: "maria", at: 50) == nil)
        // 999 + 500 - 1000, and one more.
        limiter.count(500, of: "maria", at: 50)
        #expect(limiter.wait(of: "maria", at: 50) == 500)
        #expect(limiter.wait(of: "eve", at: 50) == nil)
        #expect(limiter.wait(of: "maria", at: 499_050) == 1)
        #expect(limiter.wait(of: "maria", at: 500_050) == nil)
    }

    @Test("A device that returns after years can send all its entries at once")
    func backlog() {
        let limiter = Limiter<String>(.entries)
        // Ten years with fifty entries a day, in requests of 500.
        for _ in 0..<(10 * 365 * 50 / 500) {
            #expect(limiter.wait(of: "maria", at: 0) == nil)
            limiter.count(500, of: "maria", at: 0)
        }
    }
}
