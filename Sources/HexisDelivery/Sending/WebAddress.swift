import Foundation
import HexisCore

/// A web address that a user named and that this server is to send to.
///
/// Anyone who knows it can often write to it, so it must not be logged; its `origin` may be.
package struct WebAddress: Hashable, Sendable {
    /// The address as given.
    package let text: String
    /// Scheme, host, and port unless it is the scheme's default (RFC 6454, §6.2).
    package let origin: String

    package static let mostBytes = 2048

    /// The reason why an address is rejected.
    package enum Problem: Error, Hashable, Sendable {
        /// No web address, or it names a user, or is absurdly long.
        case unreadable
        case notSecure
        case portUnusual(Int)
        /// It leads to this machine or into a private network.
        case isPrivate
    }

    /// Parses a web address. Throws for one that `policy` does not allow.
    package init(_ text: String, within policy: NetworkPolicy = .publicServices) throws(Problem) {
        guard let (scheme, host, givenPort) = WebAddress.parts(of: text) else { throw .unreadable }

        guard scheme == "https" || scheme == "http" && policy.contains(.plainHTTP) else { throw .notSecure }
        let standardPort = scheme == "https" ? 443 : 80
        let port = givenPort ?? standardPort
        guard port == standardPort || policy.contains(.unusualPorts) else { throw .portUnusual(port) }
        guard PublicInternet.mayHave(host: host) || policy.contains(.privateAddresses) else {
            throw .isPrivate
        }
        self.text = text
        origin = "\(scheme)://\(host)" + (port == standardPort ? "" : ":\(port)")
    }

    private static func parts(of text: String) -> (scheme: String, host: String, port: Int?)? {
        guard text.utf8.count <= mostBytes, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
            let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            let host = parts.encodedHost?.lowercased(), !host.isEmpty, host.utf8.allSatisfy(isOfHost),
            parts.user == nil, parts.password == nil, parts.fragment == nil
        else { return nil }
        return (scheme, host, parts.port)
    }
}

/// Letters, digits and the punctuation of names and addresses: no percent sign, which could hide anything.
private func isOfHost(_ byte: UInt8) -> Bool {
    Base64URL.isDigit(byte)
        || [UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]")].contains(byte)
}
