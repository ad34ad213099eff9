import CZlib

/// The content of one file in an archive, unpacked on demand.
final class ZipSource: ByteSource {
    private let file: ReadableFile
    private let entry: ZipEntry
    private let start: Int64
    private let packed = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    private var stream = z_stream()
    private var packedCount: Int64 = 0
    private var count: Int64 = 0
    private var checksum: UInt = 0
    private var isAtEnd = false

    /// Health records compress to a twentieth; zeros alone to a thousandth.
    private static let mostTimes: Int64 = 200

    init(_ entry: ZipEntry, of file: ReadableFile) throws(AppleHealthError) {
        self.file = file
        self.entry = entry
        start = try entry.start(in: file)
        // A window of 15 bits, without zlib's own header or trailer.
        guard
            inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { throw .noRoom }
    }

    deinit {
        inflateEnd(&stream)
        packed.deallocate()
    }

    var position: Int64 { packedCount }
    var size: Int64 { entry.packedSize }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(AppleHealthError) -> Int {
        guard !isAtEnd else { return 0 }
        let come =
            switch entry.method {
            case .stored: try copy(into: buffer)
            case .deflated: try inflate(into: buffer)
            }
        count += Int64(come)
        checksum = crc32(checksum, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(come))
        try check()
        return come
    }

    /// Throws if what was unpacked so far is not what the archive says, or is more than records can be.
    private func check() throws(AppleHealthError) {
        guard count <= entry.size else { throw .damagedArchive }
        if isAtEnd, count != entry.size || UInt32(truncatingIfNeeded: checksum) != entry.checksum {
            throw .damagedArchive
        }
        if count > 64 << 20, count / ZipSource.mostTimes > packedCount { throw .tooLarge }
    }

    private func copy(into buffer: UnsafeMutableRawBufferPointer) throws(AppleHealthError) -> Int {
        let room = min(Int64(buffer.count), entry.packedSize - packedCount)
        let come = try file.read(into: .init(rebasing: buffer[..<Int(room)]), at: start + packedCount)
        guard Int64(come) == room else { throw .cutShort }
        packedCount += room
        isAtEnd = packedCount == entry.packedSize
        return come
    }

    private func inflate(into buffer: UnsafeMutableRawBufferPointer) throws(AppleHealthError) -> Int {
        stream.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.avail_out = UInt32(buffer.count)
        while stream.avail_out > 0, !isAtEnd {
            if stream.avail_in == 0 { try refill() }
            switch CZlib.inflate(&stream, Z_NO_FLUSH) {
            case Z_OK: break
            case Z_STREAM_END: isAtEnd = true
            default: throw .damagedArchive
            }
        }
        return buffer.count - Int(stream.avail_out)
    }

    private func refill() throws(AppleHealthError) {
        let room = min(Int64(packed.count), entry.packedSize - packedCount)
        guard room > 0 else { throw .cutShort }
        let come = try file.read(into: .init(rebasing: packed[..<Int(room)]), at: start + packedCount)
        guard come > 0 else { throw .cutShort }
        packedCount += Int64(come)
        stream.next_in = packed.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.avail_in = UInt32(come)
    }
}
