/// The rows of a text whose values are separated, and quoted where needed (RFC 4180), read byte by byte.
struct DelimitedRows {
    /// More columns than a person can look through.
    private static let mostColumns = 100
    private static let mostRows = 200_000

    private let delimiter: UInt8
    private var rows: [[String]] = []
    private var row: [String] = []
    private var value: [UInt8] = []
    private var isQuoted = false
    private var wasQuote = false

    private init(_ delimiter: UInt8) {
        self.delimiter = delimiter
    }

    /// The rows that have a value. Throws `TrackerError` if there are too many, or if a quote is not closed.
    static func rows(of text: [UInt8], _ delimiter: UInt8) throws(TrackerError) -> [[String]] {
        var reader = DelimitedRows(delimiter)
        for byte in text { try reader.take(byte) }
        guard !reader.isQuoted || reader.wasQuote else { throw .damaged }
        try reader.endRow()
        return reader.rows
    }

    private mutating func take(_ byte: UInt8) throws(TrackerError) {
        if isQuoted, !wasQuote { return takeQuoted(byte) }
        if wasQuote {
            wasQuote = false
            if byte == UInt8(ascii: "\"") { return value.append(byte) }
            isQuoted = false
        }
        try takePlain(byte)
    }

    /// A quote ends the value, unless another one follows.
    private mutating func takeQuoted(_ byte: UInt8) {
        if byte == UInt8(ascii: "\"") { wasQuote = true } else { value.append(byte) }
    }

    private mutating func takePlain(_ byte: UInt8) throws(TrackerError) {
        switch byte {
        case UInt8(ascii: "\"") where value.isEmpty: isQuoted = true
        case delimiter:
            endValue()
            guard row.count < DelimitedRows.mostColumns else { throw .tooLarge }
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): try endRow()
        default: value.append(byte)
        }
    }

    private mutating func endValue() {
        row.append(String(decoding: value, as: UTF8.self))
        value.removeAll(keepingCapacity: true)
    }

    private mutating func endRow() throws(TrackerError) {
        endValue()
        if row.contains(where: { !$0.trimmed.isEmpty }) { rows.append(row) }
        row.removeAll(keepingCapacity: true)
        guard rows.count <= DelimitedRows.mostRows else { throw .tooLarge }
    }
}
