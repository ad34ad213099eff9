/// The progress of reading a file, in bytes.
package struct ImportProgress: Hashable, Sendable {
    package let bytes: Int64
    /// The size of the file.
    package let size: Int64

    init(bytes: Int64, of size: Int64) {
        self.bytes = bytes
        self.size = size
    }

    /// 0 to 100.
    package var percent: Int { size > 0 ? Int(min(100, bytes / max(1, size / 100))) : 0 }
}
