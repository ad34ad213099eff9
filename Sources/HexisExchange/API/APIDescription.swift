package import HexisCore

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
    var description: JSON {
        var members = [
            JSON.Member("operationId", .string(name)), JSON.Member("summary", .string(summary)),
            JSON.Member("description", .string(text)),
            JSON.Member("security", .array([.object([JSON.Member("token", .array([]))])])),
        ]
        if !parameters.isEmpty {
            members.append(JSON.Member("parameters", .array(parameters.map { $0.parameter })))
        }
        if let body { members.append(JSON.Member("requestBody", body.request)) }
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
    var response: JSON {
        let reference = JSON.object([JSON.Member("$ref", .string("#/components/schemas/Problem"))])
        return .object([
            JSON.Member("description", .string(title + ".")),
            JSON.Member("content", JSON.content("application/problem+json", reference)),
        ])
    }
}

extension APIShape {
    fileprivate var request: JSON {
        .object([
            JSON.Member("required", .bool(true)),
            JSON.Member("content", JSON.content("application/json", schema)),
        ])
    }
}

extension APIField {
    var schema: JSON {
        guard case .object(let members) = shape.schema else { return shape.schema }
        return .object(members + [JSON.Member("description", .string(text))])
    }
}

extension JSON {
    static func content(_ type: String, _ schema: JSON) -> JSON {
        .object([JSON.Member(type, .object([JSON.Member("schema", schema)]))])
    }
}
