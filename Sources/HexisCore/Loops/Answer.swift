/// A person's answer to a question about an urge: one line, trimmed, 1 to 200 scalars long.
///
/// It may name several things, separated by commas: “Anna, Ben”. Each of them is counted.
public struct Answer: Hashable, Sendable {
    public let text: String
    public static let longest = 200

    /// Returns `nil` if the text is empty after trimming, or too long.
    public init?(_ text: String) {
        guard let passage = Passage(text), passage.text.scalarCount <= Answer.longest,
            !passage.text.bytes.contains(where: { $0 < 0x20 })
        else { return nil }
        self.text = passage.text
    }

    /// The things that it names, in order: `Anna` and `Ben`.
    public var parts: [String] {
        var parts: [String] = []
        var rest = text.bytes[...]
        while let end = rest.firstIndex(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }) {
            parts.append(String(decoding: rest[..<end], as: UTF8.self))
            rest = rest[(end + 1)...]
        }
        parts.append(String(decoding: rest, as: UTF8.self))
        return parts.compactMap { Passage($0)?.text }
    }

    public static func == (left: Answer, right: Answer) -> Bool { left.text == right.text }
    public func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}

extension Answer: TextType {
    init?(stored text: String) { self.init(text) }
}
