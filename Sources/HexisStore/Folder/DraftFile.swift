import Foundation

/// A new file that gets its name once it is whole and durable. Only its owner can read it.
package struct DraftFile {
    private let name: String
    private let draft: String
    private let descriptor: Int32

    package init(for name: String) throws(StoreError) {
        self.name = name
        draft = name + ".partial"
        descriptor = try Files.open(draft, O_WRONLY | O_CREAT | O_TRUNC)
    }

    package func append(_ bytes: [UInt8]) throws(StoreError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Files.error(errno, at: name) }
            rest = rest.dropFirst(count)
        }
    }

    /// Throws if the name is taken.
    package func finish() throws(StoreError) {
        guard fsync(descriptor) == 0, close(descriptor) == 0 else { throw Files.error(errno, at: name) }
        try Files.renameOntoFreeName(draft, to: name)
        try Files.sync(Files.folder(of: name))
    }

    package func discard() throws(StoreError) { try Files.remove(draft) }
}
