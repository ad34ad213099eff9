extension ReminderChannel.Kind {
    /// Returns whether an address has the right form for this kind. Only the server finds out whether it works.
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

/// Returns whether a name is 1 to 64 letters, digits, “-” and “_”, as ntfy requires for a topic.
public func isTopic(_ name: String) -> Bool { isTopic(name.bytes[...]) }

private func isTopic(_ name: ArraySlice<UInt8>) -> Bool {
    1...64 ~= name.count
        && name.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
}

/// Returns what follows the host of an address that begins with `https://`; `nil` for any other address, and for one
/// with a user name or a fragment.
private func webAddress(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let scheme = "https://".bytes
    guard bytes.count > scheme.count, !bytes.contains(UInt8(ascii: "#")),
        zip(bytes, scheme).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
    else { return nil }
    let rest = bytes[scheme.count...]
    let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? rest.endIndex
    return isHost(rest[..<end]) ? rest[end...] : nil
}

/// Returns whether the text is a host with an optional port: `example.org`, `ntfy.example.org:8443`.
private func isHost(_ host: ArraySlice<UInt8>) -> Bool {
    let sides = parts(of: host, at: UInt8(ascii: ":"))
    guard let name = sides.first, sides.count <= 2, isName(name) else { return false }
    return sides.count == 1 || 1...5 ~= sides[1].count && sides[1].allSatisfy(isDigit)
}

/// Returns whether the text has at least two labels of letters, digits and “-” (RFC 1123, §2.1).
private func isName(_ name: ArraySlice<UInt8>) -> Bool {
    let labels = parts(of: name, at: UInt8(ascii: "."))
    return labels.count > 1
        && labels.allSatisfy { label in
            1...63 ~= label.count && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
                && label.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
        }
}

/// Returns whether the text is an address like `name@example.org` that every mail server accepts (RFC 5321, §4.1.2,
/// without quoted names).
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
