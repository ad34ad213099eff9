/// Two texts are the same when their bytes are.
///
/// Swift's own `==` also holds for two spellings of an accented letter, and for that carries tables of all of
/// Unicode into the browser. This one goes before it wherever two texts are compared; generic code, such as a
/// dictionary or the comparison of two optionals, would still take Swift's own.
extension String {
    @inline(never)
    package static func == (left: String, right: String) -> Bool {
        var (left, right) = (left, right)
        return left.withUTF8 { left in
            right.withUTF8 { right in left.count == right.count && left.elementsEqual(right) }
        }
    }

    package static func != (left: String, right: String) -> Bool { !(left == right) }

    /// For `case "habits":`.
    package static func ~= (pattern: String, text: String) -> Bool { pattern == text }
}

extension Sequence<String> {
    /// Goes before Swift's own, for the same reason.
    package func contains(_ text: String) -> Bool { contains { $0 == text } }
}
