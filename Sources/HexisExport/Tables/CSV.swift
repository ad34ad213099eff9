/// Tables as comma-separated values (RFC 4180) in UTF-8, with a line of names.
enum CSV {
    /// - Parameter count: Is called for each row.
    static func pieces(of table: ExportTable, count: @escaping () -> Void = {}) -> AnySequence<[UInt8]> {
        var head: [UInt8] = []
        write(table.columns.map { $0.name }, to: &head)
        let isText = table.columns.map { $0.kind == .text }
        let lines = table.rows.lazy.map { row in
            count()
            var line: [UInt8] = []
            write(zip(row, isText).map { $1 ? harmless($0) : $0 }, to: &line)
            return line
        }
        return AnySequence(Pieces(first: head, of: lines))
    }

    private static func write(_ fields: [String], to bytes: inout [UInt8]) {
        for (place, field) in fields.enumerated() {
            if place > 0 { bytes.append(UInt8(ascii: ",")) }
            write(field, to: &bytes)
        }
        bytes.append(contentsOf: "\r\n".utf8)
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

/// Short pieces gathered into longer ones, so that a file of many lines is written in few steps.
struct Pieces<Lines: Sequence>: Sequence where Lines.Element == [UInt8] {
    let first: [UInt8]
    let last: [UInt8]
    let lines: Lines

    /// The length from which a piece is passed on.
    private static var enough: Int { 64 * 1024 }

    init(first: [UInt8], of lines: Lines, last: [UInt8] = []) {
        self.first = first
        self.last = last
        self.lines = lines
    }

    func makeIterator() -> AnyIterator<[UInt8]> {
        var lines = lines.makeIterator()
        var start: [UInt8]? = first
        var isAtEnd = false
        return AnyIterator {
            guard !isAtEnd else { return nil }
            var piece = start ?? []
            start = nil
            while piece.count < Pieces.enough {
                guard let line = lines.next() else {
                    isAtEnd = true
                    piece.append(contentsOf: last)
                    break
                }
                piece.append(contentsOf: line)
            }
            return piece
        }
    }
}
