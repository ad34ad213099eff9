import Foundation

/// Whether a text is a web address with its scheme and its host, and nothing that could end a header.
///
/// Safari drops a message with a relative address, since it has no page to resolve it against.
func isWholeAddress(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }),
        let parts = URLComponents(string: text), let scheme = parts.scheme
    else { return false }
    return ["https", "http"].contains(scheme) && !(parts.host ?? "").isEmpty
}
