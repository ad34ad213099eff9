/// How much of a file has been read.
public struct ImportProgress: Hashable, Sendable {
    public let bytes: Int64
    /// How many there are.
    public let size: Int64

    init(bytes: Int64, of size: Int64) {
        self.bytes = bytes
        self.size = size
    }

    /// 0 to 100.
    public var percent: Int { size > 0 ? Int(min(100, bytes / max(1, size / 100))) : 0 }
}
