import Foundation

/// A web address that somebody else named and that this server is to send to.
///
/// Whoever knows it can often write to it, so it does not belong in a log; its `origin` may stand there.
public struct WebAddress: Hashable, Sendable {
    /// As it was given.
    public let text: String
    /// Scheme, host, and port unless it is the scheme's own (RFC 6454, §6.2).
    public let origin: String

    public static let mostBytes = 2048

    /// What is wrong with an address.
    public enum Problem: Error, Hashable, Sendable {
        /// No web address, or it names a user, or is absurdly long.
        case unreadable
        case notSecure
        case portUnusual(Int)
        /// It leads to this machine or into a private network.
        case isPrivate
    }

    /// Reads a web address, and refuses those outside `reach`.
    public init(_ text: String, within policy: NetworkPolicy = .publicServices) throws(Problem) {
        guard text.utf8.count <= WebAddress.mostBytes, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
            let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            let host = parts.encodedHost?.lowercased(), !host.isEmpty, host.utf8.allSatisfy(isOfHost),
            parts.user == nil, parts.password == nil, parts.fragment == nil
        else { throw .unreadable }

        guard scheme == "https" || scheme == "http" && policy.contains(.plainHTTP) else { throw .notSecure }
        let standardPort = scheme == "https" ? 443 : 80
        let port = parts.port ?? standardPort
        guard port == standardPort || policy.contains(.unusualPorts) else { throw .portUnusual(port) }
        guard PublicInternet.mayHave(host: host) || policy.contains(.privateAddresses) else {
            throw .isPrivate
        }
        self.text = text
        origin = "\(scheme)://\(host)" + (port == standardPort ? "" : ":\(port)")
    }
}

/// Letters, digits, and what stands in names and addresses: no percent sign, which could hide anything.
private func isOfHost(_ byte: UInt8) -> Bool {
    Base64URL.isDigit(byte)
        || [UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]")].contains(byte)
}
