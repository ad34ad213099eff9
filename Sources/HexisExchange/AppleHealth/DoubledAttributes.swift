/// Blanks the content of WorkoutStatistics tags.
///
/// iOS 16 wrote `startDate` twice into each of them. XML 1.0 (section 3.1) forbids that, and parsers reject it.
/// Nothing in these elements is used, so nothing is lost: the tag and its line breaks stay.
struct DoubledAttributes {
    private static let opening = Array("<WorkoutStatistics ".utf8)
    /// How many bytes of an opening tag the input so far ends with; it may span two chunks of the file.
    private var matched = 0
    private var isInside = false
    /// The quote that opened the current attribute value.
    private var quote: UInt8?

    /// Blanks a chunk; chunks must be passed in order.
    mutating func blank(in bytes: UnsafeMutableRawBufferPointer) {
        var place = 0
        while place < bytes.count {
            if isInside {
                blank(&bytes[place])
            } else {
                if matched == 0, bytes[place] != UInt8(ascii: "<") {
                    guard let next = bytes[place...].firstIndex(of: UInt8(ascii: "<")) else { return }
                    place = next
                }
                match(bytes[place])
            }
            place += 1
        }
    }

    private mutating func match(_ byte: UInt8) {
        matched = byte == DoubledAttributes.opening[matched] ? matched + 1 : byte == UInt8(ascii: "<") ? 1 : 0
        isInside = matched == DoubledAttributes.opening.count
        if isInside { matched = 0 }
    }

    private mutating func blank(_ byte: inout UInt8) {
        if let quote {
            if byte == quote { self.quote = nil }
        } else if byte == UInt8(ascii: ">") {
            isInside = false
            return
        } else if byte == UInt8(ascii: "/") {
            return
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            quote = byte
        }
        if byte != UInt8(ascii: "\n") { byte = UInt8(ascii: " ") }
    }
}
