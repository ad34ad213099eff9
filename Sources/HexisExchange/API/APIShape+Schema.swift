import HexisCore

extension APIField {
    var parameter: JSON {
        .object([
            JSON.Member("name", .string(name)), JSON.Member("in", .string("query")),
            JSON.Member("required", .bool(!isOptional)), JSON.Member("description", .string(text)),
            JSON.Member("schema", shape.schema),
        ])
    }
}

extension APIShape {
    /// JSON Schema 2020-12.
    var schema: JSON {
        switch self {
        case .text(let format, let most):
            .object([JSON.Member("type", .string("string"))] + format.rules(atMost: most))
        case .whole(let range):
            APIShape.schema("integer", from: .integer(range.lowerBound), to: .integer(range.upperBound))
        case .number(let range): APIShape.schema(of: range)
        case .flag: .object([JSON.Member("type", .string("boolean"))])
        case .list(let shape, let most): shape.listSchema(atMost: most)
        case .object(let fields): APIShape.schema(of: fields, isOpen: false)
        case .foreign(let fields): APIShape.schema(of: fields, isOpen: true)
        }
    }

    private static func schema(of range: ClosedRange<Double>) -> JSON {
        let (least, most) = (JSON.decimal(range.lowerBound), JSON.decimal(range.upperBound))
        return schema("number", from: .number(least), to: .number(most))
    }

    private static func schema(_ type: String, from least: JSON, to most: JSON) -> JSON {
        .object([
            JSON.Member("type", .string(type)), JSON.Member("minimum", least), JSON.Member("maximum", most),
        ])
    }

    private func listSchema(atMost most: Int) -> JSON {
        .object([
            JSON.Member("type", .string("array")), JSON.Member("items", schema),
            JSON.Member("maxItems", .integer(Int64(most))),
        ])
    }

    private static func schema(of fields: [APIField], isOpen: Bool) -> JSON {
        .object([
            JSON.Member("type", .string("object")),
            JSON.Member("properties", .object(fields.map { JSON.Member($0.name, $0.schema) })),
            JSON.Member("required", .array(fields.filter { !$0.isOptional }.map { .string($0.name) })),
            JSON.Member("additionalProperties", .bool(isOpen)),
        ])
    }
}

extension APIShape.Format {
    func rules(atMost most: Int) -> [JSON.Member] {
        let longest = JSON.Member("maxLength", .integer(Int64(most)))
        return switch self {
        case .any: [longest]
        case .line: [longest, JSON.Member("minLength", .integer(1)), pattern(APIShape.linePattern)]
        case .identifier: [pattern("^[0-9a-fA-F]{32}$")]
        case .cursor: [pattern("^[0-9]{1,18}$")]
        case .day: [JSON.Member("format", .string("date"))]
        case .instant: [JSON.Member("format", .string("date-time"))]
        }
    }

    private func pattern(_ pattern: String) -> JSON.Member { JSON.Member("pattern", .string(pattern)) }
}

extension APIShape {
    /// Matches one line: no control characters or line breaks, no space at either end, and at least one visible
    /// character.
    static var linePattern: String {
        let controls = #"\u0000-\u001f\u007f-\u009f\u2028\u2029"#
        let spaces = #"\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"#
        let invisible =
            #"\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"#
            + #"\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0"# + "\u{E0000}-\u{E0FFF}"
        let edge = "[^\(controls)\(spaces)]"
        return "^(?=[^\(controls)]*[^\(controls)\(spaces)\(invisible)])\(edge)([^\(controls)]*\(edge))?$"
    }
}
