/// Text in the program itself: an element's name, or an attribute's constant value.
///
/// It is a single pointer where a `String` takes three words. A page passes hundreds of them, so this keeps the wasm
/// module small.
public struct Literal: ExpressibleByStringLiteral, Sendable {
    /// Zero-terminated, as `StaticString` guarantees, immutable and never freed.
    nonisolated(unsafe) let start: UnsafePointer<UInt8>

    @inline(__always)
    public init(stringLiteral literal: StaticString) {
        start = literal.utf8Start
    }
}
