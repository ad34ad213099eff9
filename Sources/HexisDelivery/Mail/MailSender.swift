package import HexisCore
import NIOPosix
import Synchronization

/// Sends mails through one mail server, and returns their outcomes. Its owner shuts it down.
package final class MailSender: Sendable {
    private let relay: MailRelay
    private let limits: Limits
    private let now: @Sendable () -> Instant
    private let adjust: @Sendable (SMTPHandle) -> Void
    /// SMTP blocks while it waits for the server, which the event loops must not.
    private let threads: NIOThreadPool

    /// The timeouts, and the number of simultaneous mails.
    package struct Limits: Sendable {
        package var connecting: Duration = .seconds(15)
        /// The limit for a whole mail.
        package var sending: Duration = .seconds(60)
        /// The number of mails sent at once; further ones wait.
        package var mailsAtOnce = 4

        package init() {}
    }

    package convenience init(
        relay: MailRelay, limits: Limits = Limits(), now: @escaping @Sendable () -> Instant
    ) {
        self.init(relay: relay, limits: limits, now: now) { _ in }
    }

    /// `adjust` changes how the network is reached, such as name resolution and trusted certificates.
    init(
        relay: MailRelay, limits: Limits, now: @escaping @Sendable () -> Instant,
        adjusting adjust: @escaping @Sendable (SMTPHandle) -> Void
    ) {
        self.relay = relay
        self.limits = limits
        self.now = now
        self.adjust = adjust
        threads = NIOThreadPool(numberOfThreads: limits.mailsAtOnce)
        threads.start()
    }

    /// Sends one mail. `unsubscribe` is the absolute address of the page on which its reader can turn these mails
    /// off.
    package func send(
        _ message: ChannelMessage, to recipient: MailAddress, unsubscribe: String? = nil
    ) async -> DeliveryOutcome {
        let page = unsubscribe.flatMap { isWholeAddress($0) ? $0 : nil }
        let text = MailText(message, from: relay.sender, to: recipient, unsubscribe: page, at: now())
        return await send(MailTransfer(text.bytes), to: recipient)
    }

    /// Sends no new mail, and waits for those under way.
    package func shutdown() async throws {
        try await threads.shutdownGracefully()
    }

    private func send(_ transfer: MailTransfer, to recipient: MailAddress) async -> DeliveryOutcome {
        do {
            return try await withTaskCancellationHandler {
                try await threads.runIfActive { self.hand(transfer, to: recipient) }
            } onCancel: {
                transfer.cancel()
            }
        } catch {
            return DeliveryOutcome(failure: error)
        }
    }

    private func hand(_ transfer: MailTransfer, to recipient: MailAddress) -> DeliveryOutcome {
        guard let handle = SMTPHandle() else { return .retry(afterSeconds: nil, .unreachable("no memory")) }
        handle.prepare(relay, limits)
        adjust(handle)
        return handle.perform(transfer, from: relay.sender, to: recipient)
    }
}
