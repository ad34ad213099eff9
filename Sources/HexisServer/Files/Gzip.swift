import CZlib

/// Compresses bytes in the gzip format (RFC 1952).
///
/// `level` is 1 (fast) to 9 (small). Returns `nil` if zlib has no memory to work with.
func gzipped(_ bytes: UnsafeBufferPointer<UInt8>, level: Int32) -> [UInt8]? {
    var stream = z_stream()
    // A window of 15 bits, plus 16 to request gzip's header and trailer.
    guard
        deflateInit2_(
            &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    let capacity = Int(deflateBound(&stream, UInt(bytes.count)))
    var isComplete = false
    let compressed = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
        stream.avail_in = UInt32(bytes.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(capacity)
        isComplete = deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = capacity - Int(stream.avail_out)
    }
    return isComplete ? compressed : nil
}
