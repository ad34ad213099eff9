import HexisDelivery
import Tracing

/// A span for an attempt to deliver a message, if the program has a tracer. It says through what and how it ended, and not
/// to whom.
struct DeliverySpan {
    private let span: any Span

    init(through channel: String) {
        span = startSpan("deliver", ofKind: .client)
        span.attributes["hexis.channel"] = channel
    }

    /// - Parameter outcome: `nil` if the message could not be sent at all.
    func end(_ outcome: DeliveryOutcome?) {
        span.attributes["hexis.outcome"] = outcome?.metricName ?? "unusable"
        if outcome != .delivered { span.setStatus(SpanStatus(code: .error)) }
        span.end()
    }
}
