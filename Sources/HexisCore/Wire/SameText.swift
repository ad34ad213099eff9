/// Compares strings by their bytes.
///
/// Swift's own `==` also treats two spellings of an accented letter as equal, and so pulls all Unicode tables into the
/// wasm build. This one takes precedence wherever two strings are compared; generic code, such as a dictionary or the
/// comparison of two optionals, would still use Swift's own.
extension String {
    @inline(never)
    package static func == (left: String, right: String) -> Bool {
        var (left, right) = (left, right)
        return left.withUTF8 { left in
            right.withUTF8 { right in left.count == right.count && left.elementsEqual(right) }
        }
    }

    package static func != (left: String, right: String) -> Bool { !(left == right) }

    /// Supports patterns such as `case "habits":`.
    package static func ~= (pattern: String, text: String) -> Bool { pattern == text }
}

extension Sequence<String> {
    /// Takes precedence over Swift's own, for the same reason.
    package func contains(_ text: String) -> Bool { contains { $0 == text } }
}
