/// Rows and columns of text: a CSV file (RFC 4180), or one whose values are separated by semicolons, tabs or bars.
package struct TextTable: Hashable, Sendable {
    /// The names of the columns.
    let columns: [String]
    let rows: [[String]]

    /// More columns than a person can look through.
    private static let mostColumns = 100
    private static let mostRows = 200_000
    /// As many rows as tell what the columns mean.
    private static let telling = 2000
    /// In bytes.
    private static let longestFile = 16 << 20

    /// Throws `TrackerError` if the file is no table.
    init(_ bytes: [UInt8]) throws(TrackerError) {
        guard let text = TableText.utf8(bytes), let delimiter = TextTable.delimiter(of: text) else {
            throw .unknownFormat
        }
        guard bytes.count <= TextTable.longestFile else { throw .tooLarge }
        var rows = try TextTable.rows(of: text, delimiter)
        guard let first = rows.first, let widest = rows.lazy.map(\.count).max(), widest > 1 else {
            throw .unknownFormat
        }
        let isHeader = !first.contains { TableDate($0) != nil }
        if isHeader { rows.removeFirst() }
        guard !rows.isEmpty else { throw .unknownFormat }
        columns = (0..<widest).map { number in
            let name = isHeader && number < first.count ? first[number].trimmed : ""
            return name.isEmpty ? "Column \(number + 1)" : name
        }
        self.rows = rows
    }

    /// The value of a column in a row, without spaces around it; empty in a row that is too short.
    func value(_ column: Int, of row: [String]) -> String { column < row.count ? row[column].trimmed : "" }

    /// The values of a column that are not empty, of the rows that tell what it means.
    func values(of column: Int) -> some Sequence<String> {
        rows.prefix(TextTable.telling).lazy.map { value(column, of: $0) }.filter { !$0.isEmpty }
    }

    /// What separates the values: what occurs most often in the first line, outside of quotes.
    private static func delimiter(of text: [UInt8]) -> UInt8? {
        guard let first = text.first(where: { !" \n\r\t".utf8.contains($0) }), !"<{[".utf8.contains(first)
        else { return nil }
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in text {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            guard !isQuoted else { continue }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                if counts.isEmpty { continue }
                break
            }
            if ",;\t|".utf8.contains(byte) { counts[byte, default: 0] += 1 }
        }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }

    private static func rows(of text: [UInt8], _ delimiter: UInt8) throws(TrackerError) -> [[String]] {
        var rows: [[String]] = []
        var (row, value) = ([String](), [UInt8]())
        var (isQuoted, wasQuote) = (false, false)
        func endValue() {
            row.append(String(decoding: value, as: UTF8.self))
            value.removeAll(keepingCapacity: true)
        }
        func endRow() throws(TrackerError) {
            endValue()
            if row.contains(where: { !$0.trimmed.isEmpty }) { rows.append(row) }
            row.removeAll(keepingCapacity: true)
            guard rows.count <= mostRows else { throw .tooLarge }
        }
        for byte in text {
            if isQuoted, !wasQuote {
                // A quote ends the value, unless another one follows.
                if byte == UInt8(ascii: "\"") { wasQuote = true } else { value.append(byte) }
                continue
            }
            if wasQuote {
                wasQuote = false
                if byte == UInt8(ascii: "\"") {
                    value.append(byte)
                    continue
                }
                isQuoted = false
            }
            switch byte {
            case UInt8(ascii: "\"") where value.isEmpty: isQuoted = true
            case delimiter:
                endValue()
                guard row.count < mostColumns else { throw .tooLarge }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): try endRow()
            default: value.append(byte)
            }
        }
        guard !isQuoted || wasQuote else { throw .damaged }
        try endRow()
        return rows
    }
}

extension String {
    /// The text without spaces at its ends.
    var trimmed: String {
        let start = drop { $0.isWhitespace }
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }
}
