import HexisService
import NIOCore
import Synchronization

/// How many connections there may be: altogether, and from one address, so that nobody takes all of them.
///
/// An address may be a household's or a clinic's, so the bound is generous. This machine is not bounded, and a declared
/// proxy is not: everybody comes through them.
final class ConnectionBounds: Sendable {
    let mostAltogether: Int
    let mostPerAddress: Int
    private let proxy: SenderAddress?
    private let counts = Mutex<[SenderAddress: Int]>([:])

    /// As many as the process may open descriptors, but for a quarter of them that files, and connections to elsewhere,
    /// need: of 1,024 descriptors 768 connections, and 192 from one address.
    convenience init(descriptors: Int, proxy: String?) {
        let altogether = min(10_000, descriptors - descriptors / 4)
        self.init(mostAltogether: altogether, mostPerAddress: min(1000, altogether / 4), proxy: proxy)
    }

    init(mostAltogether: Int, mostPerAddress: Int, proxy: String?) {
        self.mostAltogether = mostAltogether
        self.mostPerAddress = mostPerAddress
        self.proxy = proxy.flatMap { try? SocketAddress(ipAddress: $0, port: 0) }.map { SenderAddress($0) }
    }

    /// Counts a connection from an address; whether it may stay. One that may is given back with `close`.
    func open(from address: SenderAddress) -> Bool {
        guard !isExempt(address) else { return true }
        return counts.withLock { counts in
            let count = counts[address, default: 0]
            guard count < mostPerAddress else { return false }
            counts[address] = count + 1
            return true
        }
    }

    /// A connection that was let stay has ended.
    func close(from address: SenderAddress) {
        guard !isExempt(address) else { return }
        counts.withLock { counts in
            let count = counts[address, default: 1] - 1
            counts[address] = count == 0 ? nil : count
        }
    }

    /// How many addresses have a connection.
    var addresses: Int { counts.withLock { $0.count } }

    private func isExempt(_ address: SenderAddress) -> Bool { address.isThisMachine || address == proxy }
}
