/// The texts of one item in a table of many: a paragraph per item, a line per field, and “-” for a field without a value.
///
/// In the browser, a table takes far fewer bytes than as many calls with literals.
struct RewardTexts {
    private let lines: [String]

    /// The texts of the item at a position; empty ones beyond the last item.
    init(at place: Int, of table: String) {
        let newline = UInt8(ascii: "\n")
        var lines: [String] = []
        var line: [UInt8] = []
        var paragraph = 0
        for byte in table.utf8 {
            if byte != newline {
                line.append(byte)
            } else {
                if line.isEmpty { paragraph += 1 } else if paragraph == place { lines.append(decoded(line)) }
                line = []
            }
            if paragraph > place { break }
        }
        if paragraph == place { lines.append(decoded(line)) }
        self.lines = lines
    }

    subscript(_ line: Int) -> String { line < lines.count ? lines[line] : "" }

    /// A field that may have no value.
    func value(_ line: Int) -> String? { self[line].utf8.count > 1 ? self[line] : nil }
}

private func decoded(_ line: [UInt8]) -> String { String(decoding: line, as: UTF8.self) }
