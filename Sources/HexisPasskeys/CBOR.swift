/// A data item of CBOR (RFC 8949), as far as authenticators use it: no floating-point numbers, no tags.
package enum CBOR: Hashable {
    case integer(Int64)
    case bytes([UInt8])
    case text(String)
    case array([CBOR])
    case map([CBOR: CBOR])
    case boolean(Bool)
    case null

    /// Decodes bytes that hold exactly one item.
    package init(_ bytes: some Collection<UInt8>) throws(CBORError) {
        var decoder = CBORDecoder(bytes)
        self = try decoder.item()
        guard decoder.rest.isEmpty else { throw .trailingBytes }
    }

    package subscript(key: Int64) -> CBOR? { self[.integer(key)] }

    package subscript(key: String) -> CBOR? { self[.text(key)] }

    private subscript(key: CBOR) -> CBOR? {
        guard case .map(let members) = self else { return nil }
        return members[key]
    }

    package var integer: Int64? {
        guard case .integer(let integer) = self else { return nil }
        return integer
    }

    package var bytes: [UInt8]? {
        guard case .bytes(let bytes) = self else { return nil }
        return bytes
    }

    package var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }
}

/// The reason why bytes are no CBOR that an authenticator may write.
package enum CBORError: Error, Hashable {
    case endsEarly
    case trailingBytes
    /// A number or a length takes more bytes than it needs.
    case notShortest
    /// A number, a tag, a length without end or a value of a kind that authenticators do not use.
    case unsupported
    case notUTF8
    case duplicateKey
    case tooDeep
}
