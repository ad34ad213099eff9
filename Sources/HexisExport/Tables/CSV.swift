/// Tables as comma-separated values (RFC 4180) in UTF-8, with a line of names.
enum CSV {
    /// - Parameter count: Is called for each row.
    static func pieces(of table: ExportTable, count: @escaping () -> Void = {}) -> AnySequence<[UInt8]> {
        let lines = table.rows.lazy.map { row in
            count()
            return line(row, of: table)
        }
        return AnySequence(Pieces(first: head(of: table), of: lines))
    }

    /// The line of names.
    static func head(of table: ExportTable) -> [UInt8] { line(of: table.columns.map { $0.name }) }

    /// The line of a row.
    static func line(_ row: [String], of table: ExportTable) -> [UInt8] {
        line(of: zip(row, table.columns).map { $1.kind == .text ? harmless($0) : $0 })
    }

    /// A line of fields as they are.
    static func line(of fields: [String], end: String = "\r\n") -> [UInt8] {
        var bytes: [UInt8] = []
        for (place, field) in fields.enumerated() {
            if place > 0 { bytes.append(UInt8(ascii: ",")) }
            write(field, to: &bytes)
        }
        bytes.append(contentsOf: end.utf8)
        return bytes
    }

    private static func write(_ field: String, to bytes: inout [UInt8]) {
        guard field.utf8.contains(where: { isSpecial($0) }) else {
            return bytes.append(contentsOf: field.utf8)
        }
        bytes.append(UInt8(ascii: "\""))
        for byte in field.utf8 {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
        default: false
        }
    }

    /// A spreadsheet takes a text that begins like this for a formula, and a companion chooses their own name. With an
    /// apostrophe before it, it stays a text (OWASP, *CSV injection*).
    private static func harmless(_ text: String) -> String {
        switch text.utf8.first {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "\t"),
            UInt8(ascii: "\r"):
            "'\(text)"
        default: text
        }
    }
}
