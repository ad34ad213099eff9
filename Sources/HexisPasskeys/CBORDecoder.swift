/// Decodes items one after the other, strictly: as authenticators have to encode them (CTAP 2.1, section 8), except that
/// the keys of a map may come in any order.
struct CBORDecoder {
    private(set) var rest: ArraySlice<UInt8>

    /// Authenticators nest at most four levels deep.
    private static let mostLevels = 4

    init(_ bytes: some Collection<UInt8>) { rest = Array(bytes)[...] }

    /// Decodes the next item.
    mutating func item() throws(CBORError) -> CBOR { try item(inside: 0) }

    private mutating func item(inside levels: Int) throws(CBORError) -> CBOR {
        let (kind, argument) = try head()
        switch kind {
        case 0: return .integer(try integer(argument))
        case 1: return .integer(-1 - (try integer(argument)))
        case 2: return .bytes(Array(try take(argument)))
        case 3: return .text(try text(argument))
        case 4: return .array(try items(argument, inside: levels))
        case 5: return .map(try members(argument, inside: levels))
        case 7 where argument == 20 || argument == 21: return .boolean(argument == 21)
        case 7 where argument == 22: return .null
        default: throw .unsupported
        }
    }

    /// The major type of the next item, and its argument.
    private mutating func head() throws(CBORError) -> (kind: UInt8, argument: UInt64) {
        guard let first = rest.popFirst() else { throw .endsEarly }
        let (kind, short) = (first >> 5, first & 0x1F)
        guard short >= 24 else { return (kind, UInt64(short)) }
        // What takes further bytes is a floating-point number in this type, or a value without a meaning.
        guard kind != 7, short <= 27 else { throw .unsupported }
        let length = 1 << Int(short - 24)
        let argument = try take(UInt64(length)).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let smallest: UInt64 = length == 1 ? 24 : 1 << UInt64(length * 4)
        guard argument >= smallest else { throw .notShortest }
        return (kind, argument)
    }

    private func integer(_ argument: UInt64) throws(CBORError) -> Int64 {
        guard let integer = Int64(exactly: argument) else { throw .unsupported }
        return integer
    }

    private mutating func text(_ argument: UInt64) throws(CBORError) -> String {
        guard let text = String(validating: try take(argument), as: UTF8.self) else { throw .notUTF8 }
        return text
    }

    private mutating func items(_ argument: UInt64, inside levels: Int) throws(CBORError) -> [CBOR] {
        guard levels < CBORDecoder.mostLevels else { throw .tooDeep }
        var items: [CBOR] = []
        for _ in 0..<(try count(argument)) { items.append(try item(inside: levels + 1)) }
        return items
    }

    private mutating func members(_ argument: UInt64, inside levels: Int) throws(CBORError) -> [CBOR: CBOR] {
        guard levels < CBORDecoder.mostLevels else { throw .tooDeep }
        var members: [CBOR: CBOR] = [:]
        for _ in 0..<(try count(argument)) {
            let key = try item(inside: levels + 1)
            guard members.updateValue(try item(inside: levels + 1), forKey: key) == nil else {
                throw .duplicateKey
            }
        }
        return members
    }

    /// A number of items: each takes at least one byte.
    private func count(_ argument: UInt64) throws(CBORError) -> Int {
        guard argument <= UInt64(rest.count) else { throw .endsEarly }
        return Int(argument)
    }

    private mutating func take(_ count: UInt64) throws(CBORError) -> ArraySlice<UInt8> {
        guard count <= UInt64(rest.count) else { throw .endsEarly }
        defer { rest = rest.dropFirst(Int(count)) }
        return rest.prefix(Int(count))
    }
}
