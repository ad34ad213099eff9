import Foundation

/// A file with random access.
final class ReadableFile {
    private let descriptor: Int32
    /// In bytes.
    let size: Int64

    /// Opens a regular file only: the end of a pipe cannot be read first.
    init(path: String) throws(AppleHealthError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .unreadable
        }
        size = Int64(status.st_size)
    }

    init(_ file: UnlinkedFile) throws(AppleHealthError) {
        descriptor = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
        guard descriptor >= 0 else { throw .unreadable }
        size = file.size
    }

    deinit { close(descriptor) }

    /// Returns the number of bytes read, which is less than the buffer's size only at the end of the file.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) throws(AppleHealthError) -> Int {
        var count = 0
        while count < buffer.count, let start = buffer.baseAddress {
            let come = pread(descriptor, start + count, buffer.count - count, off_t(offset) + count)
            if come < 0, errno != EINTR { throw .unreadable }
            if come == 0 { break }
            count += max(come, 0)
        }
        return count
    }

    /// Reads exactly `count` bytes. Throws `AppleHealthError.cutShort` if the file ends before.
    func bytes(_ count: Int, at offset: Int64) throws(AppleHealthError) -> [UInt8] {
        guard offset >= 0, Int64(count) <= size, offset <= size - Int64(count) else { throw .cutShort }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
        defer { buffer.deallocate() }
        guard try read(into: buffer, at: offset) == count else { throw .cutShort }
        return Array(buffer)
    }
}
