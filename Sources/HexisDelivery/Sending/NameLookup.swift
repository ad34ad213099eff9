import Dispatch
import Foundation
import NIOCore

/// Resolves names to addresses.
struct NameLookup: Sendable {
    let addresses: @Sendable (_ host: String) async throws -> [SocketAddress]
}

/// A name that has no address.
struct NameUnknown: Error {}

extension NameLookup {
    /// Asks the system. A caller may stop waiting, but the system's lookup cannot be cancelled, only abandoned.
    static let system = NameLookup { host in
        let (found, answer) = AsyncThrowingStream.makeStream(of: [SocketAddress].self)
        queue.async {
            answer.yield(with: Result { try lookedUp(host) })
            answer.finish()
        }
        for try await addresses in found { return addresses }
        throw CancellationError()
    }

    private static let queue = DispatchQueue(label: "names", attributes: .concurrent)
}

private func lookedUp(_ host: String) throws -> [SocketAddress] {
    var wish = addrinfo()
    wish.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &wish, &first) == 0 else { throw NameUnknown() }
    defer { freeaddrinfo(first) }
    return sequence(first: first) { $0?.pointee.ai_next }.compactMap {
        $0.flatMap { address(in: $0.pointee) }
    }
}

private func address(in info: addrinfo) -> SocketAddress? {
    var digits = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let length = socklen_t(digits.count)
    guard getnameinfo(info.ai_addr, info.ai_addrlen, &digits, length, nil, 0, NI_NUMERICHOST) == 0 else {
        return nil
    }
    let text = digits.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return try? SocketAddress(ipAddress: String(decoding: text, as: UTF8.self), port: 0)
}
