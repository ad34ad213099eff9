import Foundation
import HexisCore

/// The text of a mail (RFC 5322), built separately from sending it.
struct MailText {
    let bytes: [UInt8]

    /// `unsubscribe` is the address of the page on which its reader can turn these mails off (RFC 2369, §3.2).
    init(
        _ message: ChannelMessage, from sender: MailAddress, to recipient: MailAddress, unsubscribe: String?,
        at now: Instant
    ) {
        let head =
            MailText.headers(of: message, from: sender, to: recipient, at: now) + MailText.commonHeaders
            + (unsubscribe.map { [MailHeader("List-Unsubscribe", "<\($0)>")] } ?? [])
        let body = Data(MailText.body(of: message, unsubscribe).utf8)
        let encoded = body.base64EncodedString(options: [
            .lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed,
        ])
        bytes = Array((head.map(\.line).joined() + "\r\n" + encoded + "\r\n").utf8)
    }

    private static func headers(
        of message: ChannelMessage, from sender: MailAddress, to recipient: MailAddress, at now: Instant
    ) -> [MailHeader] {
        [
            MailHeader("Date", mailDate(now)),
            MailHeader("From", "Hexis <\(sender.text)>"),
            MailHeader("To", recipient.text),
            MailHeader("Subject", words: message.title),
            // The same for every attempt: a mailbox that gets both copies keeps one.
            MailHeader("Message-ID", "<\(message.id)@\(sender.host)>"),
            MailHeader("Expires", mailDate(message.expires)),
        ]
    }

    private static let commonHeaders = [
        // Automatic replies must not answer it (RFC 3834, §5).
        MailHeader("Auto-Submitted", "auto-generated"),
        MailHeader("MIME-Version", "1.0"),
        MailHeader("Content-Type", "text/plain; charset=utf-8"),
        MailHeader("Content-Transfer-Encoding", "base64"),
    ]

    private static func body(of message: ChannelMessage, _ unsubscribe: String?) -> String {
        let paragraphs =
            (message.body.isBlank ? [] : [message.body]) + [message.page]
            + (unsubscribe.map { ["-- \n" + MailWording.whyThisComes($0)] } ?? [])
        let text = paragraphs.joined(separator: "\n\n") + "\n"
        return text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
    }
}

extension ChannelMessage {
    fileprivate var expires: Instant { at.advanced(byMilliseconds: Int64(secondsToLive) * 1000) }
}
