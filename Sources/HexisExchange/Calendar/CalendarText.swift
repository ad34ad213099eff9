import HexisCore

/// An iCalendar document (RFC 5545) in the making: content lines, folded and escaped.
struct CalendarText {
    private(set) var bytes: [UInt8] = []

    /// The maximum octets per line without its line break (RFC 5545, 3.1).
    private static let longestLine = 75

    /// Writes a line whose value is not escaped: a date, a rule, a name.
    mutating func line(_ name: String, _ value: String) {
        fold("\(name):\(value)")
    }

    /// Writes a line whose value is text for people.
    mutating func text(_ name: String, _ value: String) {
        fold("\(name):\(CalendarText.escaped(value))")
    }

    mutating func component(_ name: String, _ content: (inout CalendarText) -> Void) {
        line("BEGIN", name)
        content(&self)
        line("END", name)
    }

    /// Lines continue after a line break and a space. None is broken within a UTF-8 character.
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

    /// `Milk\, eggs`. Control characters are not allowed in text (3.3.11) and are left out, except line breaks.
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

extension CalendarText {
    /// Writes a whole calendar, with the changes of its zone from the first to the last instant of its events.
    static func calendar(
        of events: [CalendarEvent], in zone: CalendarZone, from first: Instant, to last: Instant,
        stamp: Instant,
        properties: (inout CalendarText) -> Void
    ) -> [UInt8] {
        var text = CalendarText()
        text.component("VCALENDAR") { text in
            text.line("VERSION", "2.0")
            text.line("PRODID", "-//Hexis//Hexis//EN")
            text.line("CALSCALE", "GREGORIAN")
            properties(&text)
            // Some extra days on both sides: an event's local time may be on either side of a clock change.
            zone.write(
                from: first.advanced(byMilliseconds: -3 * 86_400_000),
                to: last.advanced(byMilliseconds: 3 * 86_400_000), into: &text)
            for event in events { event.write(in: zone, stamp: stamp, into: &text) }
        }
        return text.bytes
    }
}
