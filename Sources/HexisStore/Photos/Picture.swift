/// A stored photo: the same picture in two sizes, as JPEG.
package struct Picture: Hashable, Sendable {
    /// At most 2048 pixels wide and high.
    package var large: [UInt8]
    /// At most 480 pixels wide and high.
    package var small: [UInt8]

    package init(large: [UInt8], small: [UInt8]) {
        self.large = large
        self.small = small
    }

    /// The size of a picture.
    package enum Size: Int, CaseIterable, Sendable {
        case small = 0
        case large = 1
    }
}
