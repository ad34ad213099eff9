import CArchive

/// Reads the files in a zip file one after another, in constant memory.
package final class ZipReader {
    private let archive: OpaquePointer
    private let names = UnicodeNames()
    /// The whole file, if it is read from memory.
    private let contents: UnsafeMutableBufferPointer<UInt8>?

    /// - Parameter descriptor: An open file, read from where it is. It stays open, and has to be open until the reader is
    ///   released.
    package init(_ descriptor: Int32) throws(ZipError) {
        contents = nil
        archive = try ZipReader.archive()
        guard archive_read_open_fd(archive, descriptor, 64 * 1024) == ARCHIVE_OK else { throw .unreadable }
    }

    /// Reads a file from memory.
    package init(_ bytes: [UInt8]) throws(ZipError) {
        let contents = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = contents.initialize(from: bytes)
        self.contents = contents
        do {
            archive = try ZipReader.archive()
        } catch {
            contents.deallocate()
            throw error
        }
        guard archive_read_open_memory(archive, contents.baseAddress, contents.count) == ARCHIVE_OK else {
            throw .unreadable
        }
    }

    private static func archive() throws(ZipError) -> OpaquePointer {
        guard let archive = archive_read_new() else { throw .noMemory }
        archive_read_support_format_zip(archive)
        return archive
    }

    deinit {
        archive_read_free(archive)
        contents?.deallocate()
    }

    /// Goes to the next file and returns its path in the archive; `nil` at the end. Folders and links are passed over.
    package func next() throws(ZipError) -> String? {
        while true {
            var entry: OpaquePointer?
            switch names.during({ archive_read_next_header(archive, &entry) }) {
            case ARCHIVE_EOF: return nil
            case ARCHIVE_OK, ARCHIVE_WARN: break
            default: throw .unreadable
            }
            guard let entry, archive_entry_filetype(entry) == S_IFREG,
                let name = names.during({ archive_entry_pathname_utf8(entry).map { String(cString: $0) } })
            else { continue }
            return name
        }
    }

    /// Returns the next bytes of the file, at most so many; none at its end.
    package func read(_ count: Int) throws(ZipError) -> [UInt8] {
        var come = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            come = archive_read_data(archive, buffer.baseAddress, count)
            initialized = max(0, come)
        }
        guard come >= 0 else { throw .unreadable }
        return bytes
    }

    /// Returns the whole file; `nil` if it is longer than `limit`.
    package func contents(atMost limit: Int) throws(ZipError) -> [UInt8]? {
        var bytes: [UInt8] = []
        while true {
            let piece = try read(64 * 1024)
            if piece.isEmpty { return bytes }
            bytes += piece
            guard bytes.count <= limit else { return nil }
        }
    }
}
