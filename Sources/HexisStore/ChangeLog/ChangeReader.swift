import Foundation
import HexisCore

/// Reads the changes since a backup, as far as they are intact.
final class ChangeReader {
    private let path: String
    private let descriptor: Int32

    init(_ path: String) throws(StoreError) {
        guard Files.exists(path) else { throw .databaseMissing(path: path) }
        self.path = path
        descriptor = try Files.open(path, O_RDONLY)
        guard try bytes(ChangeRecord.magic.count) == ChangeRecord.magic else {
            throw .backupBroken(path: path, reason: "it has no changes of this Hexis")
        }
    }

    deinit { close(descriptor) }

    /// The next record; `nil` at the end, or where a record is torn or damaged, after which nothing can be trusted.
    func next() throws(StoreError) -> ChangeRecord? {
        let header = try bytes(ChangeRecord.headerLength)
        let count = Int(header.number(at: 0, of: UInt32.self))
        guard header.count == ChangeRecord.headerLength, count <= ChangeRecord.longest else { return nil }
        let content = try bytes(count)
        guard content.count == count, ChangeRecord.checksum(of: content) == Array(header[4...]) else {
            return nil
        }
        return ChangeRecord(content)
    }

    /// Returns fewer bytes at the end of the file.
    private func bytes(_ count: Int) throws(StoreError) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            while initialized < count {
                let found = read(descriptor, buffer.baseAddress.map { $0 + initialized }, count - initialized)
                if found < 0 { failure = errno }
                guard found > 0 else { return }
                initialized += found
            }
        }
        guard failure == 0 else { throw Files.error(failure, at: path) }
        return bytes
    }
}
