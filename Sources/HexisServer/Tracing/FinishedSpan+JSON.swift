import HexisCore
import Tracing

extension JSON {
    /// A request to a collector: OTLP 1.0, in its JSON encoding.
    static func export(of spans: [FinishedSpan]) -> JSON {
        let service = attribute("service.name", .object([Member("stringValue", .string("hexis"))]))
        let scope = JSON.object([
            Member("scope", .object([Member("name", .string("hexis"))])),
            Member("spans", .array(spans.map { $0.json })),
        ])
        let resource = JSON.object([
            Member("resource", .object([Member("attributes", .array([service]))])),
            Member("scopeSpans", .array([scope])),
        ])
        return .object([Member("resourceSpans", .array([resource]))])
    }

    fileprivate static func attribute(_ key: String, _ value: JSON) -> JSON {
        .object([Member("key", .string(key)), Member("value", value)])
    }
}

extension FinishedSpan {
    fileprivate var json: JSON {
        var attributes: [JSON] = []
        self.attributes.forEach { key, value in attributes.append(.attribute(key, value.json)) }
        var members = [
            JSON.Member("traceId", .string(place.trace)), JSON.Member("spanId", .string(place.span)),
            JSON.Member("name", .string(name)), JSON.Member("kind", .integer(kindNumber)),
            JSON.Member("startTimeUnixNano", .string("\(begin)")),
            JSON.Member("endTimeUnixNano", .string("\(end)")),
            JSON.Member("attributes", .array(attributes)),
            JSON.Member("status", .object(isFailed ? [JSON.Member("code", .integer(2))] : [])),
        ]
        if let parent { members.append(JSON.Member("parentSpanId", .string(parent))) }
        return .object(members)
    }

    private var kindNumber: Int64 {
        switch kind {
        case .server: 2
        case .client: 3
        case .producer: 4
        case .consumer: 5
        default: 1
        }
    }
}

extension SpanAttribute {
    /// A 64-bit number is written as a string, as protocol buffers do.
    fileprivate var json: JSON {
        switch self {
        case .int64(let number): .object([JSON.Member("intValue", .string("\(number)"))])
        case .string(let text): .object([JSON.Member("stringValue", .string(text))])
        default: .object([])
        }
    }
}
