package import HexisCore

/// One operation of the API: its method and path, its input and output, and its implementation.
package struct APIOperation: Sendable {
    package enum Method: String, Sendable {
        case get, post
    }

    package let method: Method
    /// The path below `/api/v1`.
    package let path: String
    let name: String
    let summary: String
    let text: String
    /// The scope that a token needs.
    package let scope: AccessScope
    var parameters: [APIField] = []
    /// The request body; `nil` for none.
    var body: APIShape?
    let answer: APIShape
    /// The possible statuses of success.
    var statuses = [200]
    /// Whether it reads the journal's entries rather than a practice.
    package var readsJournal = false
    /// The way in under which data sent with a token is recorded.
    package var way: @Sendable (Identifier) -> WayIn = { .program($0) }
    let perform: @Sendable (APICall) throws(APIProblem) -> APIAnswer

    /// All operations.
    package static var all: [APIOperation] {
        [
            habits, checkIns, checkIn, measurements, measure, takeAutoExport, challenges, personalChallenges,
            entries,
        ]
    }

    package static let prefix = "/api/v1"
    /// The maximum size of a body, in bytes.
    package static let longestBody = HealthAutoExport.longest

    /// The operations at a path, by any method.
    package static func at(_ path: String) -> [APIOperation] { all.filter { prefix + $0.path == path } }

    /// Checks the parameters of an address. Throws `APIProblem` for a duplicate or unknown parameter, because the
    /// program that sends it expects it to have an effect.
    package func parameters(_ query: [(name: String, value: String)]) throws(APIProblem) -> [JSON.Member] {
        var members: [JSON.Member] = []
        for (name, value) in query {
            guard let field = parameters.first(where: { $0.name == name }) else {
                throw APIProblem(.invalid, "Unknown parameter.", at: name)
            }
            guard !members.contains(where: { $0.name == name }) else {
                throw APIProblem(.invalid, "Duplicate parameter.", at: name)
            }
            try field.shape.check(.string(value), at: name)
            members.append(JSON.Member(name, .string(value)))
        }
        return members
    }

    /// Checks the body. Throws `APIProblem` if it does not match the description.
    package func body(_ bytes: [UInt8]) throws(APIProblem) -> JSON {
        guard let body else { return .null }
        let json: JSON
        do throws(WireError) {
            json = try JSON(parsing: bytes)
        } catch {
            throw APIProblem(.malformed, "The body is not a single JSON text (RFC 8259).")
        }
        try body.check(json, at: "")
        return json
    }

    package func answer(_ call: APICall) throws(APIProblem) -> APIAnswer { try perform(call) }
}
