import HexisService
import NIOCore
import Synchronization

/// Limits on the number of connections, in total and per address, so that no one takes them all.
///
/// An address may belong to a household or a clinic, so its limit is generous. This machine and a declared proxy
/// are exempt, since everyone connects through them.
final class ConnectionBounds: Sendable {
    let mostAltogether: Int
    let mostPerAddress: Int
    private let proxy: SenderAddress?
    private let counts = Mutex<[SenderAddress: Int]>([:])

    /// Allows as many connections as the process may open descriptors, minus a quarter for files and outgoing
    /// connections: of 1,024 descriptors 768 connections, and 192 from one address.
    convenience init(descriptors: Int, proxy: String?) {
        let altogether = min(10_000, descriptors - descriptors / 4)
        self.init(mostAltogether: altogether, mostPerAddress: min(1000, altogether / 4), proxy: proxy)
    }

    init(mostAltogether: Int, mostPerAddress: Int, proxy: String?) {
        self.mostAltogether = mostAltogether
        self.mostPerAddress = mostPerAddress
        self.proxy = proxy.flatMap { try? SocketAddress(ipAddress: $0, port: 0) }.map { SenderAddress($0) }
    }

    /// Counts a connection from an address. Returns whether it may stay; release one that may with `close`.
    func open(from address: SenderAddress) -> Bool {
        guard !isExempt(address) else { return true }
        return counts.withLock { counts in
            let count = counts[address, default: 0]
            guard count < mostPerAddress else { return false }
            counts[address] = count + 1
            return true
        }
    }

    /// Releases a connection that `open` admitted.
    func close(from address: SenderAddress) {
        guard !isExempt(address) else { return }
        counts.withLock { counts in
            let count = counts[address, default: 1] - 1
            counts[address] = count == 0 ? nil : count
        }
    }

    /// The number of addresses with connections.
    var addresses: Int { counts.withLock { $0.count } }

    private func isExempt(_ address: SenderAddress) -> Bool { address.isThisMachine || address == proxy }
}
