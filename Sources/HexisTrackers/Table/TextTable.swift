/// Rows and columns of text: a CSV file (RFC 4180), or one whose values are separated by semicolons, tabs or bars.
package struct TextTable: Hashable, Sendable {
    /// The names of the columns.
    let columns: [String]
    let rows: [[String]]

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
        var rows = try DelimitedRows.rows(of: text, delimiter)
        guard let first = rows.first, let widest = rows.lazy.map(\.count).max(), widest > 1 else {
            throw .unknownFormat
        }
        let isHeader = !first.contains { TableDate($0) != nil }
        if isHeader { rows.removeFirst() }
        guard !rows.isEmpty else { throw .unknownFormat }
        columns = TextTable.names(of: widest, in: isHeader ? first : [])
        self.rows = rows
    }

    private static func names(of columns: Int, in header: [String]) -> [String] {
        (0..<columns).map { number in
            let name = number < header.count ? header[number].trimmed : ""
            return name.isEmpty ? "Column \(number + 1)" : name
        }
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
        let counts = marks(inFirstLineOf: text)
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }

    /// How often each mark occurs outside of quotes, in the first line that has any.
    private static func marks(inFirstLineOf text: [UInt8]) -> [UInt8: Int] {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in text {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            guard !isQuoted else { continue }
            if "\n\r".utf8.contains(byte), !counts.isEmpty { break }
            if ",;\t|".utf8.contains(byte) { counts[byte, default: 0] += 1 }
        }
        return counts
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
