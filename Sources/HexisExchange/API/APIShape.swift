import HexisCore

/// The shape of a JSON value. Requests are checked against it and the API's description is generated from it, so the
/// two cannot differ.
package indirect enum APIShape: Sendable {
    case text(Format, atMost: Int)
    case whole(ClosedRange<Int64>)
    case number(ClosedRange<Double>)
    case flag
    case list(APIShape, atMost: Int)
    case object([APIField])
    /// Another program's format: it describes the required members and allows any others.
    case foreign([APIField])

    package enum Format: Sendable {
        case any
        /// One line that is not blank.
        case line
        /// Thirty-two hexadecimal digits.
        case identifier
        /// A day of the calendar: 2026-11-21.
        case day
        /// Digits issued by the server.
        case cursor
        /// RFC 3339: 2026-11-21T08:00:00+01:00.
        case instant
    }
}

extension APIShape {
    /// Throws `APIProblem` for a value of another shape. Unknown members are rejected, because a misspelt one would
    /// otherwise be ignored silently.
    func check(_ json: JSON, at place: String) throws(APIProblem) {
        switch (self, json) {
        case (.text(let format, let most), .string(let text)): try format.check(text, atMost: most, at: place)
        case (.whole(let range), .number(let text)): try APIShape.check(text, in: range, at: place)
        case (.number(let range), .number(let text)): try APIShape.check(text, in: range, at: place)
        case (.flag, .bool): break
        case (.list(let shape, let most), .array(let elements)):
            try shape.check(elements, atMost: most, at: place)
        case (.object(let fields), .object(let members)):
            for member in members where !fields.contains(where: { $0.name == member.name }) {
                throw APIProblem(.invalid, "Unknown member.", at: "\(place)/\(member.name)")
            }
            try APIShape.check(json, has: fields, at: place)
        case (.foreign(let fields), .object): try APIShape.check(json, has: fields, at: place)
        default: throw APIProblem(.invalid, expectation, at: place)
        }
    }

    private static func check(
        _ text: String, in range: ClosedRange<Int64>, at place: String
    ) throws(APIProblem) {
        guard let number = whole(text), range ~= number else {
            throw APIProblem(
                .invalid, "Expected a whole number from \(range.lowerBound) to \(range.upperBound).",
                at: place)
        }
    }

    private static func check(
        _ text: String, in range: ClosedRange<Double>, at place: String
    ) throws(APIProblem) {
        guard let number = Double(text), range ~= number else {
            throw APIProblem(
                .invalid,
                "Expected a number from \(JSON.decimal(range.lowerBound)) to \(JSON.decimal(range.upperBound)).",
                at: place)
        }
    }

    private func check(_ elements: [JSON], atMost most: Int, at place: String) throws(APIProblem) {
        guard elements.count <= most else {
            throw APIProblem(.invalid, "Expected at most \(most) elements.", at: place)
        }
        for (number, element) in elements.enumerated() { try check(element, at: "\(place)/\(number)") }
    }

    private static func check(
        _ json: JSON, has fields: [APIField], at place: String
    ) throws(APIProblem) {
        for field in fields {
            if let value = json[field.name] {
                try field.shape.check(value, at: "\(place)/\(field.name)")
            } else if !field.isOptional {
                throw APIProblem(.invalid, "Missing member.", at: "\(place)/\(field.name)")
            }
        }
    }

    private var expectation: String {
        switch self {
        case .text: "Expected a string."
        case .whole: "Expected a whole number."
        case .number: "Expected a number."
        case .flag: "Expected true or false."
        case .list: "Expected an array."
        case .object, .foreign: "Expected an object."
        }
    }

    /// JSON Schema has a single kind of number: 3.0 and 3e0 are whole too.
    static func whole(_ text: String) -> Int64? {
        Int64(text) ?? Double(text).flatMap { Int64(exactly: $0) }
    }
}

extension APIShape.Format {
    fileprivate func check(_ text: String, atMost most: Int, at place: String) throws(APIProblem) {
        guard text.unicodeScalars.count <= most else {
            throw APIProblem(.invalid, "Expected a string of at most \(most) characters.", at: place)
        }
        guard fits(text) else { throw APIProblem(.invalid, expectation, at: place) }
    }
}
