import Synchronization

/// A mail on its way: what is still to be written, and what the mail server had against it.
///
/// Only one thread at a time has it; `cancel` may come from any.
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

    /// Fills `buffer` with what comes next, and answers with how much that was; at the end, nothing.
    func write(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let part = text[written...].prefix(buffer.count)
        buffer.copyBytes(from: part)
        written += part.count
        return part.count
    }

    /// Keeps the beginning of a line of the server's that begins with 4 or 5: it does not take the mail.
    func note(_ reply: UnsafeRawBufferPointer) {
        guard let digit = reply.first, [UInt8(ascii: "4"), UInt8(ascii: "5")].contains(digit) else { return }
        refusal = Array(reply.prefix(200))
    }
}
