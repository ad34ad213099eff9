/// A stream of bytes.
protocol ByteSource {
    /// Reads into the buffer and returns the number of bytes; 0 at the end.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(AppleHealthError) -> Int
    /// The number of bytes of the file read so far.
    var position: Int64 { get }
    /// The size of the file, in bytes.
    var size: Int64 { get }
}

/// An uncompressed file.
struct PlainSource: ByteSource {
    let file: ReadableFile
    private(set) var position: Int64 = 0

    init(_ file: ReadableFile) {
        self.file = file
    }

    var size: Int64 { file.size }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(AppleHealthError) -> Int {
        let count = try file.read(into: buffer, at: position)
        position += Int64(count)
        return count
    }
}
