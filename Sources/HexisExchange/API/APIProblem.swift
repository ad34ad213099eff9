package import HexisCore

/// Why the API rejected a request, for programs and their developers (RFC 9457).
package struct APIProblem: Error, Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case malformed, invalid, unauthorized, forbidden, unknown, method, conflict, tooLarge, tooMany,
            unavailable, full
    }

    package let kind: Kind
    /// What exactly is wrong, in a sentence.
    package let detail: String
    /// The part of the request, as a JSON pointer (RFC 6901) or the name of a parameter, as far as it is not too long;
    /// `nil` for the whole request.
    package let place: String?
    /// In Unicode scalars, which JSON Schema counts.
    private static let longestPlace = 200

    package init(_ kind: Kind, _ detail: String, at place: String? = nil) {
        self.kind = kind
        self.detail = detail
        self.place = place.map {
            String(String.UnicodeScalarView($0.unicodeScalars.prefix(APIProblem.longestPlace)))
        }
    }

    /// What exactly is wrong and where, for people.
    package var inWords: String { place.map { "\(detail) (\($0))" } ?? detail }

    package var status: Int {
        switch kind {
        case .malformed: 400
        case .unauthorized: 401
        case .forbidden: 403
        case .unknown: 404
        case .method: 405
        case .conflict: 409
        case .tooLarge: 413
        case .invalid: 422
        case .tooMany: 429
        case .unavailable: 503
        case .full: 507
        }
    }

    package var title: String {
        switch kind {
        case .malformed: "The request is not JSON"
        case .invalid: "A value does not match the API description"
        case .unauthorized: "No valid token"
        case .forbidden: "The token does not allow this"
        case .unknown: "Not found"
        case .method: "Method not allowed"
        case .conflict: "The request conflicts with existing data"
        case .tooLarge: "The request is too large"
        case .tooMany: "Too many requests"
        case .unavailable: "Temporarily unavailable"
        case .full: "No storage left"
        }
    }

    package var json: JSON {
        var members = [
            JSON.Member("type", .string("about:blank#\(kind.rawValue)")),
            JSON.Member("title", .string(title)),
            JSON.Member("status", .integer(Int64(status))),
            JSON.Member("detail", .string(detail)),
        ]
        if let place { members.append(JSON.Member("place", .string(place))) }
        return .object(members)
    }

    static var shape: APIShape {
        .object([
            APIField("type", .text(.any, atMost: 200), "Identifies the kind of problem."),
            APIField("title", .text(.any, atMost: 200), "The kind of problem in words."),
            APIField("status", .whole(400...599), "The HTTP status."),
            APIField("detail", .text(.any, atMost: 1000), "What exactly is wrong."),
            APIField(
                "place", .text(.any, atMost: longestPlace), "The part of the request that is wrong.",
                isOptional: true),
        ])
    }
}
