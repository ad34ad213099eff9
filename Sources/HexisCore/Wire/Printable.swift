/// 1 to 500 printable ASCII characters without spaces, as used in addresses, tokens and codes.
public struct Printable: Hashable, Sendable {
    public let text: String
    public static let longest = 500

    public init?(_ text: String) {
        let bytes = text.bytes
        guard 1...Printable.longest ~= bytes.count, bytes.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            return nil
        }
        self.text = text
    }

    public static func == (left: Printable, right: Printable) -> Bool { left.text == right.text }
    public func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}

extension Printable: TextType {
    init?(stored text: String) { self.init(text) }
}
