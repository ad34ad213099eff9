import Tracing

/// Makes spans, and hands on those that have ended. It takes no context from requests: anyone could send one.
struct SpanTracer: Tracer {
    let finish: @Sendable (FinishedSpan) -> Void

    func startSpan<Instant: TracerInstant>(
        _ operationName: String, context: @autoclosure () -> InstrumentationContext, ofKind kind: SpanKind,
        at instant: @autoclosure () -> Instant, function: String, file fileID: String, line: UInt
    ) -> RecordedSpan {
        RecordedSpan(
            operationName, kind, within: context(), from: instant().nanosecondsSinceEpoch, finish: finish)
    }

    func forceFlush() {}

    func extract<Carrier, Extract: Extractor>(
        _ carrier: Carrier, into context: inout InstrumentationContext, using extractor: Extract
    ) where Extract.Carrier == Carrier {}

    func inject<Carrier, Inject: Injector>(
        _ context: InstrumentationContext, into carrier: inout Carrier, using injector: Inject
    ) where Inject.Carrier == Carrier {}
}
