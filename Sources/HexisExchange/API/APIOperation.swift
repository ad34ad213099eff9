import HexisCore

/// One thing that the API does: how it is asked for, what it takes and gives, and the doing.
public struct APIOperation: Sendable {
    public enum Method: String, Sendable {
        case get, post
    }

    public let method: Method
    /// Below `/api/v1`.
    public let path: String
    let name: String
    let summary: String
    let text: String
    /// What a token has to allow.
    public let scope: AccessScope
    var parameters: [APIField] = []
    /// What is sent along; `nil` for nothing.
    var body: APIShape?
    let answer: APIShape
    /// The statuses of success.
    var statuses = [200]
    /// Whether it is about the entries themselves, and no practice.
    public var readsJournal = false
    /// The way that what is sent along comes in by, with a token.
    public var way: @Sendable (Identifier) -> WayIn = { .program($0) }
    let perform: @Sendable (APICall) throws(APIProblem) -> APIAnswer

    /// All there are.
    public static var all: [APIOperation] {
        [
            habits, checkIns, checkIn, measurements, measure, takeAutoExport, challenges, personalChallenges,
            entries,
        ]
    }

    public static let prefix = "/api/v1"
    /// The largest body, in bytes.
    public static let longestBody = HealthAutoExport.longest

    /// Those at a path, by any method.
    public static func at(_ path: String) -> [APIOperation] { all.filter { prefix + $0.path == path } }

    /// The parameters of an address, once they are as described. A parameter that comes twice, or is not known, is
    /// refused: whoever sends it expects something of it.
    public func parameters(_ query: [(name: String, value: String)]) throws(APIProblem) -> [JSON.Member] {
        var members: [JSON.Member] = []
        for (name, value) in query {
            guard let field = parameters.first(where: { $0.name == name }) else {
                throw APIProblem(.invalid, "There is no such parameter.", at: name)
            }
            guard !members.contains(where: { $0.name == name }) else {
                throw APIProblem(.invalid, "This parameter comes twice.", at: name)
            }
            try field.shape.check(.string(value), at: name)
            members.append(JSON.Member(name, .string(value)))
        }
        return members
    }

    /// What was sent along, once it is as described.
    public func body(_ bytes: [UInt8]) throws(APIProblem) -> JSON {
        guard let body else { return .null }
        let json: JSON
        do throws(WireError) {
            json = try JSON(parsing: bytes)
        } catch {
            throw APIProblem(.malformed, "The body is not one JSON text (RFC 8259).")
        }
        try body.check(json, at: "")
        return json
    }

    public func answer(_ call: APICall) throws(APIProblem) -> APIAnswer { try perform(call) }
}
