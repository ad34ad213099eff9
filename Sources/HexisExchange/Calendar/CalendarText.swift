/// iCalendar (RFC 5545) in the making: content lines, folded and escaped.
struct CalendarText {
    private(set) var bytes: [UInt8] = []

    /// Octets in a line without its end (RFC 5545, 3.1).
    private static let longestLine = 75

    /// A line whose value means what it says: a date, a rule, a name.
    mutating func line(_ name: String, _ value: String) {
        fold("\(name):\(value)")
    }

    /// A line whose value is text for people.
    mutating func text(_ name: String, _ value: String) {
        fold("\(name):\(CalendarText.escaped(value))")
    }

    mutating func component(_ name: String, _ content: (inout CalendarText) -> Void) {
        line("BEGIN", name)
        content(&self)
        line("END", name)
    }

    /// Lines go on after a line end and a space. None is broken within a character of UTF-8.
    private mutating func fold(_ line: String) {
        var length = 0
        for scalar in line.unicodeScalars {
            let encoded = Array(String(scalar).utf8)
            if length + encoded.count > CalendarText.longestLine {
                bytes += [0x0D, 0x0A, 0x20]
                length = 1
            }
            bytes += encoded
            length += encoded.count
        }
        bytes += [0x0D, 0x0A]
    }

    /// `Milk\, eggs`. Control characters have no place in text (3.3.11) and are left out, but for line ends.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": escaped += "\\\(scalar)"
            case "\n": escaped += "\\n"
            case "\u{0}"..."\u{1F}", "\u{7F}": break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
