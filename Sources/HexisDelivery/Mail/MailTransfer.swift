import Synchronization

/// A mail being sent: the bytes still to be written, and the mail server's refusal.
///
/// Only one thread at a time uses it; `cancel` may be called from any.
final class MailTransfer: @unchecked Sendable {
    private let text: [UInt8]
    private var written = 0
    private(set) var refusal: [UInt8] = []
    private let cancelled = Atomic(false)

    init(_ text: [UInt8]) {
        self.text = text
    }

    var count: Int { text.count }
    var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

    func cancel() { cancelled.store(true, ordering: .relaxed) }

    /// Copies the next bytes into `buffer`. Returns their number; 0 at the end.
    func write(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let part = text[written...].prefix(buffer.count)
        buffer.copyBytes(from: part)
        written += part.count
        return part.count
    }

    /// Keeps the beginning of a server reply that starts with 4 or 5, which refuses the mail.
    func note(_ reply: UnsafeRawBufferPointer) {
        guard let digit = reply.first, [UInt8(ascii: "4"), UInt8(ascii: "5")].contains(digit) else { return }
        refusal = Array(reply.prefix(200))
    }
}
