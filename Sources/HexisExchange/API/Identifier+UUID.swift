import HexisCore

extension Identifier {
    /// As other programs write it: `01234567-89ab-cdef-0123-456789abcdef` (RFC 9562, section 4).
    package var uuid: String {
        let digits = Array(description)
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
    }
}
