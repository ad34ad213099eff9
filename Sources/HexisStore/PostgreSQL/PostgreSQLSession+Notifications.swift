import CPostgreSQL
import Foundation

extension PostgreSQLSession {
    /// Waits for what other sessions say on the channels to which this one listens. Returns `nil` once the other end of a
    /// pipe is closed. Throws if nothing can be heard any more.
    func notifications(untilClosed pipe: FileHandle) throws -> [String]? {
        while true {
            let heard = pending()
            guard heard.isEmpty else { return heard }
            var sockets = [
                pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0),
                pollfd(fd: pipe.fileDescriptor, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&sockets, nfds_t(sockets.count), PostgreSQLSession.patience)
            guard count >= 0 || errno == EINTR else {
                throw PostgreSQLFailure.disconnection("poll: \(errno)")
            }
            guard sockets[1].revents == 0 else { return nil }
            if count == 0 {
                // A network that swallows everything is as silent as one on which nothing is said.
                _ = try run("SELECT 1")
            } else if PQconsumeInput(handle) != 1 {
                throw PostgreSQLSession.lost(handle)
            }
        }
    }

    /// What was received and not yet returned.
    private func pending() -> [String] {
        var texts: [String] = []
        while let notification = PQnotifies(handle) {
            texts.append(String(cString: notification.pointee.extra))
            PQfreemem(notification)
        }
        return texts
    }
}
