package import Foundation

/// An unlinked temporary file for data that does not fit into memory. No other process can open it, and it disappears
/// when it is released, however the process ends.
package final class UnlinkedFile {
    package let descriptor: Int32
    /// In bytes.
    package private(set) var size: Int64 = 0

    package init(in folder: String) throws(AppleHealthError) {
        var template = Array("\(folder)/hexis-import-XXXXXX".utf8CString)
        descriptor = template.withUnsafeMutableBufferPointer { name in
            guard let start = name.baseAddress else { return -1 }
            // Created for this user alone.
            let descriptor = mkstemp(start)
            if descriptor >= 0 { unlink(start) }
            return descriptor
        }
        guard descriptor >= 0 else { throw .noRoom }
    }

    deinit { close(descriptor) }

    /// Appends the bytes and returns their range in the file.
    @discardableResult
    package func append(_ bytes: UnsafeRawBufferPointer) throws(AppleHealthError) -> Range<Int64> {
        var written = 0
        while written < bytes.count, let start = bytes.baseAddress {
            let gone = pwrite(
                descriptor, start + written, bytes.count - written, off_t(size) + off_t(written))
            if gone < 0, errno == EINTR { continue }
            guard gone > 0 else { throw .noRoom }
            written += gone
        }
        defer { size += Int64(bytes.count) }
        return size..<size + Int64(bytes.count)
    }

    /// The whole content, for a file known to be small enough for memory.
    package func contents() throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Int(size))
        try bytes.withUnsafeMutableBytes { try read(into: $0, at: 0) }
        return bytes
    }

    /// Up to `count` bytes from the beginning.
    package func head(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: min(count, Int(size)))
        let isRead: Void? = try? bytes.withUnsafeMutableBytes { try read(into: $0, at: 0) }
        return isRead == nil ? [] : bytes
    }

    /// A handle for another program, which reads or writes from the beginning.
    package var handle: FileHandle {
        lseek(descriptor, 0, SEEK_SET)
        return FileHandle(fileDescriptor: descriptor)
    }

    /// What another program wrote; `nil` if it exceeds `limit`.
    package func contents(atMost limit: Int) -> [UInt8]? {
        var state = stat()
        guard fstat(descriptor, &state) == 0, state.st_size <= limit else { return nil }
        size = Int64(state.st_size)
        return try? contents()
    }

    /// Passes the whole content on in pieces.
    package func eachPiece(_ body: ([UInt8]) async throws -> Void) async throws {
        var place: Int64 = 0
        while place < size {
            var piece = [UInt8](repeating: 0, count: Int(min(size - place, 64 * 1024)))
            try piece.withUnsafeMutableBytes { try read(into: $0, at: place) }
            place += Int64(piece.count)
            try await body(piece)
        }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) throws(AppleHealthError) {
        var count = 0
        while count < buffer.count, let start = buffer.baseAddress {
            let come = pread(descriptor, start + count, buffer.count - count, off_t(offset) + off_t(count))
            if come < 0, errno == EINTR { continue }
            guard come > 0 else { throw .unreadable }
            count += come
        }
    }
}
