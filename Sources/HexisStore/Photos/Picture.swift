/// A stored photo: the same picture in two sizes, as JPEG.
public struct Picture: Hashable, Sendable {
    /// At most 2048 pixels wide and high.
    public var large: [UInt8]
    /// At most 480 pixels wide and high.
    public var small: [UInt8]

    public init(large: [UInt8], small: [UInt8]) {
        self.large = large
        self.small = small
    }

    /// The size of a picture.
    public enum Size: Int, CaseIterable, Sendable {
        case small = 0
        case large = 1
    }
}
