import Foundation

/// The address at which a push service takes messages for one browser (RFC 8030, §4).
///
/// Whoever knows it can write to it, so it does not belong in a log; its `origin` may stand there.
public struct PushEndpoint: Hashable, Sendable {
    /// As the browser gave it.
    public let text: String
    /// Scheme, host, and port unless it is the scheme's own (RFC 6454, §6.2): whom a token is meant for.
    public let origin: String

    /// Those in use have 150 to 900 bytes.
    public static let mostBytes = 2048

    /// Reads a web address, and refuses those outside `reach`.
    public init(_ text: String, within reach: PushReach = .publicServices) throws(WebPushError) {
        guard text.utf8.count <= PushEndpoint.mostBytes, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
            let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            let host = parts.encodedHost?.lowercased(), !host.isEmpty, host.utf8.allSatisfy(isOfHost),
            parts.user == nil, parts.password == nil, parts.fragment == nil
        else { throw .endpointUnreadable }

        guard scheme == "https" || scheme == "http" && reach.contains(.plainHTTP) else {
            throw .endpointNotSecure
        }
        let standardPort = scheme == "https" ? 443 : 80
        let port = parts.port ?? standardPort
        guard port == standardPort || reach.contains(.unusualPorts) else { throw .endpointPortUnusual(port) }
        guard PublicInternet.mayHave(host: host) || reach.contains(.privateAddresses) else {
            throw .endpointPrivate
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
