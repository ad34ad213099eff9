/// Bytes that come one after another.
protocol ByteSource {
    /// How many bytes came; 0 at the end.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(AppleHealthError) -> Int
    /// How many bytes of the file have been read so far.
    var position: Int64 { get }
    /// How many there are.
    var size: Int64 { get }
}

/// A file as it lies there.
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
