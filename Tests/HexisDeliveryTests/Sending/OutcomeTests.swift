import HexisCore
import Testing

@testable import HexisDelivery

/// Sunday, 6 November 1994, 08:49:37 UTC: the date in RFC 9110's examples.
private let now = Instant(clamping: 784_111_777_000)

@Suite("Outcomes of a push service's response")
struct OutcomeTests {
    private func outcome(_ status: Int, retryAfter: String? = nil, body: String = "") -> DeliveryOutcome {
        DeliveryOutcome(
            status: status, retryAfter: retryAfter, body: Array(body.utf8), goneStatuses: [404, 410],
            at: now)
    }

    @Test("The message was accepted", arguments: [200, 201, 202, 204])
    func delivered(status: Int) {
        #expect(outcome(status) == .delivered)
    }

    @Test("The subscription is gone", arguments: [404, 410])
    func gone(status: Int) {
        #expect(outcome(status) == .gone)
    }

    @Test("The server's signature was refused, and the service's text is kept", arguments: [401, 403])
    func refused(status: Int) {
        let reply = ServiceReply(status: status, body: Array("BadJwtToken".utf8))
        #expect(outcome(status, body: "BadJwtToken") == .refused(reply))
    }

    @Test("The message is too large")
    func tooLarge() {
        #expect(outcome(413) == .tooLarge)
    }

    @Test(
        "The message will never be accepted; redirects count as this",
        arguments: [301, 302, 307, 308, 400, 405, 406, 418])
    func rejected(status: Int) {
        #expect(outcome(status) == .rejected(ServiceReply(status: status, body: [])))
    }

    @Test("The message may be accepted later", arguments: [408, 425, 429, 500, 502, 503, 504])
    func retry(status: Int) {
        #expect(outcome(status) == .retry(afterSeconds: nil, .status(status)))
        #expect(outcome(status, retryAfter: "120") == .retry(afterSeconds: 120, .status(status)))
    }

    @Test("The service's text is truncated and has no characters that could break a log")
    func reason() {
        let reply = ServiceReply(
            status: 400, body: Array("bad\r\n\u{1B}[31m é".utf8) + Array(repeating: 0x78, count: 500))
        #expect(reply.reason == "bad[31m " + String(repeating: "x", count: 192))
    }

    @Test("Each outcome has its own code and sentence")
    func wording() {
        let reply = ServiceReply(status: 400, body: [])
        let failures: [DeliveryFailure] = [
            .status(503), .timedOut, .unreachable("NIOConnectionError"), .unprepared(.cryptographyFailed),
        ]
        let outcomes: [DeliveryOutcome] =
            [.delivered, .gone, .refused(reply), .tooLarge, .rejected(reply), .privateAddress]
            + failures.map { .retry(afterSeconds: nil, $0) }
        #expect(Set(outcomes.map(\.code)).count == outcomes.count)
        #expect(Set(outcomes.map(\.message)).count == outcomes.count)
    }
}

@Suite("Retry-After")
struct RetryAfterTests {
    @Test(
        "Retry-After is a number of seconds or a date in any of HTTP's three forms",
        arguments: [
            ("0", 0), ("120", 120), ("007", 7),
            ("Sun, 06 Nov 1994 08:50:37 GMT", 60), ("Sun Nov  6 09:49:37 1994", 3600),
            ("Wed Nov 16 08:49:37 1994", 10 * 86_400), ("Sun, 06 Nov 1994 08:49:60 GMT", 23),
            // A two-digit year is one of this century, long after 1994.
            ("Sunday, 06-Nov-94 08:50:37 GMT", 28 * 86_400),
            // A date in the past means now; a date in the far future is capped at the longest time to live.
            ("Sun, 06 Nov 1994 08:49:37 GMT", 0), ("Sat, 05 Nov 1994 08:49:37 GMT", 0),
            ("Sun, 06 Nov 2094 08:49:37 GMT", 28 * 86_400), ("99999999999999999999999", 28 * 86_400),
        ])
    func seconds(text: String, seconds: Int) {
        #expect(RetryAfter.seconds(text, at: now) == seconds)
    }

    @Test(
        "Anything else in Retry-After is ignored",
        arguments: [
            "", "soon", "-5", "1.5", " 5", "٣", "Sun, 31 Feb 1994 08:50:37 GMT",
            "Sun, 06 Foo 1994 08:50:37 GMT",
            "Sun, 06 Nov 1994 24:50:37 GMT", "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 Nov 1994 08:50:61 GMT",
            "Sun, 06 Nov 1994 08:50:37 CET", "06 Nov 1994 08:50:37 GMT", "Sun, 06 Nov 1994 08:50:37 GMT.",
        ])
    func nothing(text: String) {
        #expect(RetryAfter.seconds(text, at: now) == nil)
    }
}

@Suite("Retrying a message")
struct RetryTests {
    private let tomorrow = now.advanced(byMilliseconds: 86_400_000)

    private func wait(
        _ failures: Int, asked: Int? = nil, jitter: Double, until deadline: Instant? = nil
    ) -> Int? {
        let retry = DeliveryRetry.next(
            afterFailures: failures, askedForSeconds: asked, at: now, until: deadline ?? tomorrow,
            jitter: jitter)
        guard case .at(let moment) = retry else { return nil }
        return Int(moment.milliseconds - now.milliseconds)
    }

    @Test(
        "Each failure doubles the wait, from 30 seconds to half an hour, of which at least half is waited",
        arguments: [
            (1, 30), (2, 60), (3, 120), (4, 240), (5, 480), (6, 960), (7, 1800), (8, 1800), (Int.max, 1800),
        ])
    func backoff(failures: Int, seconds: Int) {
        #expect(wait(failures, jitter: 1) == seconds * 1000)
        #expect(wait(failures, jitter: 0) == seconds * 500)
        #expect(wait(failures, jitter: 0.5) == seconds * 750)
    }

    @Test("Impossible numbers of failures are clamped", arguments: [Int.min, -1, 0])
    func oddNumbers(number: Int) {
        #expect(wait(number, asked: number, jitter: -7) == 15_000)
        #expect(wait(number, jitter: 7) == 30_000)
    }

    @Test("Retry-After is waited in full, plus jitter")
    func asked() {
        #expect(wait(1, asked: 60, jitter: 0) == 60_000 + 15_000)
        #expect(wait(1, asked: 60, jitter: 0.5) == 60_000 + 22_500)
        #expect(
            DeliveryRetry.next(afterFailures: 1, askedForSeconds: .max, at: now, until: tomorrow, jitter: 0)
                == .giveUp)
    }

    @Test("A message that would arrive too late is given up")
    func deadline() {
        let soon = now.advanced(byMilliseconds: 20_000)
        #expect(wait(1, jitter: 0.3, until: soon) == 19_500)
        // The wait is 21 seconds.
        #expect(wait(1, jitter: 0.4, until: soon) == nil)
        #expect(wait(1, jitter: 0, until: now) == nil)
    }
}
