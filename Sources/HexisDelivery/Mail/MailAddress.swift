/// A mailbox, in the form that every mail server accepts (RFC 5321, §4.1.2, without quoted names).
package struct MailAddress: Hashable, Sendable {
    /// The address as given: `anna@example.org`.
    package let text: String
    /// The part after the “@”, in lower case.
    package let host: String

    /// The longest path, without its angle brackets (RFC 5321, §4.5.3.1.3).
    package static let mostBytes = 254

    /// Parses an address. Throws for hosts that `policy` does not allow. Names in other scripts have to be in the
    /// form that begins with `xn--`.
    package init(_ text: String, within policy: NetworkPolicy = .publicServices) throws(ChannelError) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard text.utf8.count <= MailAddress.mostBytes, parts.count == 2, isName(parts[0]), isHost(parts[1])
        else { throw .mailAddressUnusable }
        let host = parts[1].lowercased()
        // Mail to `root@localhost` would reach the operator of the mail server.
        guard PublicInternet.mayHave(host: host) && !isNumber(host) || policy.contains(.privateAddresses)
        else { throw .mailAddressUnusable }
        self.text = text
        self.host = host
    }
}

private func isName(_ text: Substring) -> Bool {
    let name = /[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*/
    return text.utf8.count <= 64 && text.wholeMatch(of: name) != nil
}

private func isHost(_ text: Substring) -> Bool {
    let label = /[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?/
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
        $0.utf8.count <= 63 && $0.wholeMatch(of: label) != nil
    }
}

/// Numeric addresses are in brackets in mail, and nobody has one.
private func isNumber(_ host: String) -> Bool {
    host.utf8.last.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
}
