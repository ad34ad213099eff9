import HexisCore

/// The OpenAPI 3.1 description of the API, generated from the operations that answer it.
package enum APIDescription {
    /// - Parameter origin: The server's own address: `https://habits.example.org`.
    package static func json(origin: String, version: String) -> JSON {
        .object([
            JSON.Member("openapi", .string("3.1.0")),
            JSON.Member(
                "info",
                .object([
                    JSON.Member("title", .string("Hexis")), JSON.Member("version", .string(version)),
                    JSON.Member(
                        "description",
                        .string(
                            "Reads and records data with a token that you create under Settings. Times are in RFC 3339 format, days are the person's own, and numbers are in the units stated for each field."
                        )),
                ])),
            JSON.Member(
                "servers", .array([.object([JSON.Member("url", .string(origin + APIOperation.prefix))])])),
            JSON.Member("paths", .object(paths)),
            JSON.Member(
                "components",
                .object([
                    JSON.Member("securitySchemes", .object([JSON.Member("token", bearer)])),
                    JSON.Member("schemas", .object([JSON.Member("Problem", APIProblem.shape.schema)])),
                ])),
        ])
    }

    private static var bearer: JSON {
        .object([JSON.Member("type", .string("http")), JSON.Member("scheme", .string("bearer"))])
    }

    private static var paths: [JSON.Member] {
        var paths: [(path: String, members: [JSON.Member])] = []
        for operation in APIOperation.all {
            let member = JSON.Member(operation.method.rawValue, operation.description)
            if let place = paths.firstIndex(where: { $0.path == operation.path }) {
                paths[place].members.append(member)
            } else {
                paths.append((operation.path, [member]))
            }
        }
        return paths.map { JSON.Member($0.path, .object($0.members)) }
    }
}

extension APIOperation {
    fileprivate var description: JSON {
        var members = [
            JSON.Member("operationId", .string(name)), JSON.Member("summary", .string(summary)),
            JSON.Member("description", .string(text)),
            JSON.Member(
                "security", .array([.object([JSON.Member("token", .array([]))])])),
        ]
        if !parameters.isEmpty {
            members.append(JSON.Member("parameters", .array(parameters.map { $0.parameter })))
        }
        if let body {
            members.append(
                JSON.Member(
                    "requestBody",
                    .object([
                        JSON.Member("required", .bool(true)),
                        JSON.Member("content", JSON.content("application/json", body.schema)),
                    ])))
        }
        members.append(JSON.Member("responses", .object(responses)))
        return .object(members)
    }

    private var responses: [JSON.Member] {
        let successes = statuses.map { status in
            JSON.Member(
                "\(status)",
                .object([
                    JSON.Member("description", .string(status == 201 ? "Recorded." : "Done.")),
                    JSON.Member("content", JSON.content("application/json", answer.schema)),
                ]))
        }
        return successes + problems.map { JSON.Member("\($0.status)", $0.response) }
    }

    private var problems: [APIProblem] {
        APIProblem.Kind.allCases.map { APIProblem($0, "") }
            .filter { body != nil || ![.malformed, .tooLarge].contains($0.kind) }
    }
}

extension APIProblem {
    fileprivate var response: JSON {
        let reference = JSON.object([JSON.Member("$ref", .string("#/components/schemas/Problem"))])
        return .object([
            JSON.Member("description", .string(title + ".")),
            JSON.Member("content", JSON.content("application/problem+json", reference)),
        ])
    }
}

extension APIField {
    fileprivate var parameter: JSON {
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
            .object([
                JSON.Member("type", .string("integer")),
                JSON.Member("minimum", .integer(range.lowerBound)),
                JSON.Member("maximum", .integer(range.upperBound)),
            ])
        case .number(let range):
            .object([
                JSON.Member("type", .string("number")),
                JSON.Member("minimum", .number(JSON.decimal(range.lowerBound))),
                JSON.Member("maximum", .number(JSON.decimal(range.upperBound))),
            ])
        case .flag: .object([JSON.Member("type", .string("boolean"))])
        case .list(let shape, let most):
            .object([
                JSON.Member("type", .string("array")), JSON.Member("items", shape.schema),
                JSON.Member("maxItems", .integer(Int64(most))),
            ])
        case .object(let fields): APIShape.schema(of: fields, isOpen: false)
        case .foreign(let fields): APIShape.schema(of: fields, isOpen: true)
        }
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

extension APIField {
    fileprivate var schema: JSON {
        guard case .object(let members) = shape.schema else { return shape.schema }
        return .object(members + [JSON.Member("description", .string(text))])
    }
}

extension APIShape.Format {
    fileprivate func rules(atMost most: Int) -> [JSON.Member] {
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

extension JSON {
    fileprivate static func content(_ type: String, _ schema: JSON) -> JSON {
        .object([JSON.Member(type, .object([JSON.Member("schema", schema)]))])
    }
}
