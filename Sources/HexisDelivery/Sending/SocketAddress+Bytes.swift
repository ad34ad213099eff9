import Glibc
import NIOCore

extension SocketAddress {
    /// The four or sixteen bytes of an IP address; none of a socket in the file system.
    package var bytes: [UInt8] {
        guard let text = ipAddress else { return [] }
        let (family, count) = self.protocol == .inet ? (AF_INET, 4) : (AF_INET6, 16)
        return Array(unsafeUninitializedCapacity: count) { bytes, filled in
            filled = inet_pton(family, text, bytes.baseAddress) == 1 ? count : 0
        }
    }
}
