import Foundation
package import Hummingbird
import NIOCore

/// Serves until the process is asked to stop.
///
/// Throws a `StartError` if the server cannot listen on `host` and `port`, which have to be the application's own.
package func serve(_ application: some ApplicationProtocol, host: String, port: Int) async throws {
    do {
        try await application.runService()
    } catch {
        guard let explained = StartError(listening: error, host: host, port: port) else { throw error }
        throw explained
    }
}

extension StartError {
    /// Returns `nil` for errors that have nothing to do with listening.
    fileprivate init?(listening error: any Error, host: String, port: Int) {
        if error is SocketAddressError.UnknownHost {
            self = .hostUnknown(host)
            return
        }
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE: self = .portInUse(port)
        case EACCES: self = .portForbidden(port)
        // `EAFNOSUPPORT` is IPv6 on a machine without it.
        case EADDRNOTAVAIL, EAFNOSUPPORT: self = .addressElsewhere(host)
        default: return nil
        }
    }
}
