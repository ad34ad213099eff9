import Foundation
import Synchronization

/// A network on the way to a PostgreSQL server, which can fall silent: connections stay open, but nothing arrives anymore.
public final class SilentNetwork: Sendable {
    /// The port of 127.0.0.1 at which the server can be reached.
    public let port: UInt16
    private let listener: Int32
    private let silences = Atomic(0)

    /// - Parameter path: of the server's socket.
    init(to path: String) throws {
        listener = try checked(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        port = try withUnsafeMutablePointer(to: &address) {
            try $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                _ = try checked(bind(listener, pointer, length))
                _ = try checked(listen(listener, 100))
                _ = try checked(getsockname(listener, pointer, &length))
            }
            return UInt16(bigEndian: $0.pointee.sin_port)
        }
        Thread.detachNewThread { [weak self] in
            while let client = try? checked(accept(listener, nil, nil)) {
                guard let self, let server = try? SilentNetwork.connect(to: path) else {
                    close(client)
                    continue
                }
                self.forward(client, server)
            }
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    /// All connections so far fall silent. New ones work.
    public func fallSilent() { silences.add(1, ordering: .relaxed) }

    private func forward(_ client: Int32, _ server: Int32) {
        let before = silences.load(ordering: .relaxed)
        for (source, destination) in [(client, server), (server, client)] {
            Thread.detachNewThread { [self] in
                var bytes = [UInt8](repeating: 0, count: 65_536)
                while true {
                    let count = read(source, &bytes, bytes.count)
                    let isSilent = silences.load(ordering: .relaxed) != before
                    guard count > 0 else {
                        // The other side hears nothing of the end either.
                        if !isSilent { shutdown(destination, Int32(SHUT_RDWR)) }
                        return
                    }
                    if !isSilent, write(destination, bytes, count) != count { return }
                }
            }
        }
    }

    private static func connect(to path: String) throws -> Int32 {
        let socket = try checked(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        _ = try withUnsafePointer(to: &address) {
            try $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                try checked(Foundation.connect(socket, $0, length))
            }
        }
        return socket
    }
}

private func checked(_ result: Int32) throws -> Int32 {
    guard result >= 0 else { throw PostgreSQLServer.Failed(action: "errno \(errno)") }
    return result
}
