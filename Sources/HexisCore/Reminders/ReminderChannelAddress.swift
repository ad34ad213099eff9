extension ReminderChannel.Kind {
    /// Whether an address has the shape of one of this kind. Whether anybody is there, only the server finds out.
    public func takes(_ address: Printable) -> Bool {
        let bytes = address.text.bytes
        return switch self {
        case .webhook: webAddress(bytes) != nil
        case .ntfy:
            webAddress(bytes).map { $0.first == UInt8(ascii: "/") && isTopic($0.dropFirst()) } ?? false
        case .mail: isMailAddress(bytes)
        }
    }
}

/// 1 to 64 letters, digits, “-” and “_”: what ntfy takes as the name of a topic.
public func isTopic(_ name: String) -> Bool { isTopic(name.bytes[...]) }

private func isTopic(_ name: ArraySlice<UInt8>) -> Bool {
    1...64 ~= name.count
        && name.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
}

/// What follows the host of an address that begins with `https://`; `nil` for any other, and for one that names a user
/// or a part of a page.
private func webAddress(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let scheme = "https://".bytes
    guard bytes.count > scheme.count, !bytes.contains(UInt8(ascii: "#")),
        zip(bytes, scheme).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
    else { return nil }
    let rest = bytes[scheme.count...]
    let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? rest.endIndex
    return isHost(rest[..<end]) ? rest[end...] : nil
}

/// `example.org`, `ntfy.example.org:8443`.
private func isHost(_ host: ArraySlice<UInt8>) -> Bool {
    let sides = parts(of: host, at: UInt8(ascii: ":"))
    guard let name = sides.first, sides.count <= 2, isName(name) else { return false }
    return sides.count == 1 || 1...5 ~= sides[1].count && sides[1].allSatisfy(isDigit)
}

/// Labels of letters, digits and “-”, at least two (RFC 1123, §2.1).
private func isName(_ name: ArraySlice<UInt8>) -> Bool {
    let labels = parts(of: name, at: UInt8(ascii: "."))
    return labels.count > 1
        && labels.allSatisfy { label in
            1...63 ~= label.count && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
                && label.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
        }
}

/// `name@example.org`, as every mail server takes it (RFC 5321, §4.1.2, without quoted names).
private func isMailAddress(_ bytes: [UInt8]) -> Bool {
    let sides = parts(of: bytes[...], at: UInt8(ascii: "@"))
    guard bytes.count <= 254, sides.count == 2, sides[0].count <= 64, isName(sides[1]) else { return false }
    let signs = "!#$%&'*+-/=?^_`{|}~".bytes
    return parts(of: sides[0], at: UInt8(ascii: ".")).allSatisfy { atom in
        !atom.isEmpty && atom.allSatisfy { isLetterOrDigit($0) || signs.contains($0) }
    }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
}

private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
