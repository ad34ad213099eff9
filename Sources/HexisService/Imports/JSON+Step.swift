import HexisCore
import HexisExchange

extension JSON {
    /// A step of an import, as it is stored.
    static func step(_ state: String, _ members: (String, JSON?)...) -> JSON {
        .object([Member("state", .string(state))] + present(members))
    }

    /// An object without the members that have no value.
    static func members(_ members: (String, JSON?)...) -> JSON { .object(present(members)) }

    private static func present(_ members: [(String, JSON?)]) -> [Member] {
        members.compactMap { name, value in value.map { Member(name, $0) } }
    }

    static func entry(_ entry: Entry) -> JSON { .string(Base64URL.text(of: entry.bytes)) }

    var entry: Entry? { string.flatMap { Base64URL.bytes(of: $0) }.flatMap { try? Entry(bytes: $0) } }

    var count: Int? { integer.flatMap { Int(exactly: $0) } }

    /// The elements of an array; `nil` if one of them cannot be read, or there is no array.
    func list<Element>(_ name: String, _ read: (JSON) -> Element?) -> [Element]? {
        guard case .array(let elements)? = self[name] else { return nil }
        let known = elements.compactMap(read)
        return known.count == elements.count ? known : nil
    }

    func identifiers(_ name: String) -> [Identifier]? {
        list(name) { $0.string.flatMap { Identifier($0) } }
    }
}

extension Entry {
    /// An entry for a fact alone.
    static func nameless(_ fact: Fact) -> Entry {
        Entry(
            id: Identifier(high: 0, low: 0), at: Instant(clamping: 0), device: Identifier(high: 0, low: 0),
            fact: fact)
    }
}
