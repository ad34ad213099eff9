import CArchive

/// Writes a zip file piece by piece, in memory that does not grow with it. It becomes a Zip64 where it has to.
package final class ZipWriter {
    private let archive: OpaquePointer
    private let written: Written
    private let names = UnicodeNames()

    /// What libarchive has written and was not taken yet.
    private final class Written {
        var bytes: [UInt8] = []
    }

    package init() throws(ZipError) {
        guard let archive = archive_write_new() else { throw .noMemory }
        self.archive = archive
        written = Written()
        archive_write_set_format_zip(archive)
        archive_write_set_bytes_per_block(archive, 0)
        let status = archive_write_open2(
            archive, Unmanaged.passUnretained(written).toOpaque(), nil,
            { _, client, bytes, count in
                guard let client, let bytes else { return -1 }
                let written = Unmanaged<Written>.fromOpaque(client).takeUnretainedValue()
                written.bytes.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
                return count
            }, nil, nil)
        guard status == ARCHIVE_OK else { throw .noMemory }
    }

    deinit {
        archive_write_free(archive)
    }

    /// Begins the next file.
    ///
    /// - Parameters:
    ///   - name: Its path in the archive, with `/` between folders.
    ///   - seconds: When it was last changed, in seconds since 1970 in UTC.
    ///   - isCompressed: Whether compressing it is worth the work; a JPEG grows by it.
    package func begin(_ name: String, at seconds: Int64, isCompressed: Bool = true) throws(ZipError) {
        guard let entry = archive_entry_new() else { throw .noMemory }
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname_utf8(entry, name)
        archive_entry_set_filetype(entry, UInt32(S_IFREG))
        archive_entry_set_perm(entry, 0o644)
        archive_entry_set_mtime(entry, time_t(seconds), 0)
        if isCompressed {
            archive_write_zip_set_compression_deflate(archive)
        } else {
            archive_write_zip_set_compression_store(archive)
        }
        try check(names.during { archive_write_header(archive, entry) })
    }

    /// Adds bytes to the file that was begun last.
    package func add(_ bytes: [UInt8]) throws(ZipError) {
        let count = bytes.withUnsafeBytes { archive_write_data(archive, $0.baseAddress, $0.count) }
        guard count == bytes.count else { throw .unwritable }
    }

    /// Ends the archive. Nothing can be added afterwards.
    package func end() throws(ZipError) {
        try check(archive_write_close(archive))
    }

    /// Returns the bytes written since the last call.
    package func taken() -> [UInt8] {
        defer { written.bytes.removeAll(keepingCapacity: true) }
        return written.bytes
    }

    private func check(_ status: Int32) throws(ZipError) {
        guard status == ARCHIVE_OK else { throw .unwritable }
    }
}
