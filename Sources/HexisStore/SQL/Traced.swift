import Tracing

/// Does work on the database within a span, if the program has a tracer.
func traced<Value>(
    _ name: String, _ work: () async throws(StoreError) -> Value
) async throws(StoreError) -> Value {
    let span = startSpan(name, ofKind: .client)
    defer { span.end() }
    do throws(StoreError) {
        return try await work()
    } catch {
        span.setStatus(SpanStatus(code: .error))
        throw error
    }
}
