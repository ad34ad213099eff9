import Foundation

/// A port on this machine that is not listening, and that no other process gets while it is held.
final class HeldPort {
    let number: Int
    private let descriptor: Int32

    init() throws {
        let held = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        descriptor = held
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isHeld = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(held, address, length) == 0 && getsockname(held, address, &length) == 0
            }
        }
        guard isHeld else { throw POSIXError(.EADDRNOTAVAIL) }
        number = Int(UInt16(bigEndian: address.sin_port))
    }

    deinit { close(descriptor) }
}
