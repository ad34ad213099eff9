/// Text that stands in the program itself: the name of an element, or the value of an attribute that is always the same.
///
/// It is a single address where a `String` is three words, and a page hands over hundreds of them: that keeps the
/// program in the browser small.
public struct Literal: ExpressibleByStringLiteral, Sendable {
    /// Ends with a zero, as `StaticString` promises. Nobody changes it, and it never goes away.
    nonisolated(unsafe) let start: UnsafePointer<UInt8>

    @inline(__always)
    public init(stringLiteral literal: StaticString) {
        start = literal.utf8Start
    }

    var count: Int {
        var count = 0
        while start[count] != 0 { count += 1 }
        return count
    }
}
