import CPostgreSQL
import Foundation

/// A statement as PostgreSQL prepares it: its text, and the types of its parameters.
struct PostgreSQLStatement: Hashable {
    let sql: String
    let types: [Oid]

    init(_ sql: String, _ arguments: SQLArguments) {
        self.sql = sql
        types = arguments.values.map { value in
            switch value {
            // The server infers it.
            case .null: 0
            case .integer: PostgreSQLType.int8.rawValue
            case .text: PostgreSQLType.text.rawValue
            case .data: PostgreSQLType.bytea.rawValue
            }
        }
    }

    /// The text with parameters as PostgreSQL writes them: `?` is the next one, `$1`, `$2` and so on.
    var text: String {
        var text = ""
        var last = 0
        var isQuoted = false
        var rest = sql[...]
        while let character = rest.popFirst() {
            if character == "'" { isQuoted.toggle() }
            guard character == "?", !isQuoted else {
                text.append(character)
                continue
            }
            let digits = rest.prefix { $0.isNumber }
            rest.removeFirst(digits.count)
            let number = Int(digits) ?? last + 1
            last = max(last, number)
            text += "$\(number)"
        }
        return text
    }
}

extension SQLArguments {
    /// Passes the values on in PostgreSQL's binary format: their number, addresses, lengths and formats.
    func withParameters<Result>(
        _ body: (
            Int32, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?
        ) throws -> Result
    ) rethrows -> Result {
        let parameters = PostgreSQLParameters(values)
        let count = parameters.ranges.count
        let lengths = parameters.ranges.map { Int32($0?.count ?? 0) }
        let formats = [Int32](repeating: 1, count: count)
        return try parameters.bytes.withUnsafeBufferPointer { bytes in
            let addresses = parameters.ranges.map { range in
                range.flatMap { bytes.baseAddress?.advanced(by: $0.lowerBound) }
            }
            return try body(Int32(count), addresses, lengths, formats)
        }
    }
}

/// Values in PostgreSQL's binary format, one after the other.
private struct PostgreSQLParameters {
    private(set) var bytes: [CChar] = []
    /// Where the bytes of each value are; `nil` for null.
    private(set) var ranges: [Range<Int>?] = []

    init(_ values: [SQLValue]) {
        for value in values {
            let start = bytes.count
            append(value)
            ranges.append(value == .null ? nil : start..<bytes.count)
        }
        // One byte more, so that there is an address even for a single empty value.
        bytes.append(0)
    }

    private mutating func append(_ value: SQLValue) {
        switch value {
        case .null: break
        case .integer(let integer):
            withUnsafeBytes(of: integer.bigEndian) { bytes += $0.map { CChar(bitPattern: $0) } }
        case .text(let text): bytes += text.utf8.map { CChar(bitPattern: $0) }
        case .data(let data): bytes += data.map { CChar(bitPattern: $0) }
        }
    }
}
