import HexisCore
import Synchronization
import Tracing

/// Where a span belongs, by the identifiers of the W3C's Trace Context.
struct SpanPlace: Hashable, Sendable {
    /// 32 hexadecimal digits.
    let trace: String
    /// 16 hexadecimal digits.
    let span: String

    /// A new place in the same trace, or in a new one.
    init(below parent: SpanPlace?) {
        trace = parent?.trace ?? SpanPlace.digits(ofBytes: 16)
        span = SpanPlace.digits(ofBytes: 8)
    }

    private static func digits(ofBytes count: Int) -> String {
        hexadecimalText(of: (0..<count).map { _ in UInt8.random(in: 0...255) })
    }
}

extension InstrumentationContext {
    private enum SpanPlaceKey: InstrumentationContextKey {
        typealias Value = SpanPlace
    }

    /// That of the innermost span.
    var spanPlace: SpanPlace? {
        get { self[SpanPlaceKey.self] }
        set { self[SpanPlaceKey.self] = newValue }
    }
}

/// A span that has ended.
struct FinishedSpan: Sendable {
    let place: SpanPlace
    /// The span that it is a part of.
    let parent: String?
    let kind: SpanKind
    var name: String
    /// Nanoseconds since 1970.
    let begin: UInt64
    var end: UInt64
    var attributes: SpanAttributes = [:]
    var isFailed = false
}

/// A span that is handed on when it ends. It has no events and no links, and does not say what an error was: that might
/// contain what a person wrote.
final class RecordedSpan: Span {
    let context: InstrumentationContext
    /// `nil` once it has ended.
    private let recorded: Mutex<FinishedSpan?>
    private let finish: @Sendable (FinishedSpan) -> Void

    init(
        _ name: String, _ kind: SpanKind, within outer: InstrumentationContext, from begin: UInt64,
        finish: @escaping @Sendable (FinishedSpan) -> Void
    ) {
        let parent = outer.spanPlace
        let place = SpanPlace(below: parent)
        var context = outer
        context.spanPlace = place
        self.context = context
        self.finish = finish
        recorded = Mutex(
            FinishedSpan(place: place, parent: parent?.span, kind: kind, name: name, begin: begin, end: begin)
        )
    }

    var isRecording: Bool { recorded.withLock { $0 != nil } }

    var operationName: String {
        get { recorded.withLock { $0?.name } ?? "" }
        set { recorded.withLock { $0?.name = newValue } }
    }

    var attributes: SpanAttributes {
        get { recorded.withLock { $0?.attributes } ?? [:] }
        set { recorded.withLock { $0?.attributes = newValue } }
    }

    func setStatus(_ status: SpanStatus) {
        recorded.withLock { $0?.isFailed = status.code == .error }
    }

    func recordError<Instant: TracerInstant>(
        _ error: any Error, attributes: SpanAttributes, at instant: @autoclosure () -> Instant
    ) {
        recorded.withLock { $0?.isFailed = true }
    }

    func addEvent(_ event: SpanEvent) {}

    func addLink(_ link: SpanLink) {}

    func end<Instant: TracerInstant>(at instant: @autoclosure () -> Instant) {
        let end = instant().nanosecondsSinceEpoch
        let finished = recorded.withLock { recorded in
            defer { recorded = nil }
            return recorded
        }
        guard var finished else { return }
        finished.end = end
        finish(finished)
    }
}
