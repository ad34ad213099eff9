package import HexisExchange

/// A complete uploaded file. Nothing writes to it any more.
package final class SentFile: @unchecked Sendable {
    package let file: UnlinkedFile
    private let slot: FileSlot?

    package init(_ file: UnlinkedFile, in slot: FileSlot? = nil) {
        self.file = file
        self.slot = slot
    }

    /// Allows the sender to upload another file. Call it before the person can see that this one has been read.
    package func freeSlot() { slot?.free() }
}
