/// Comparisons of optionals with `nil`.
///
/// For `medicine == nil`, where `Medicine` is equatable, Swift's own `==` treats `nil` as a medicine, too, and so pulls
/// the comparison of all its fields into the wasm build. These overloads take precedence.
extension Optional where Wrapped: Equatable {
    package static func == (left: Wrapped?, right: _OptionalNilComparisonType) -> Bool {
        if case nil = left { true } else { false }
    }

    package static func != (left: Wrapped?, right: _OptionalNilComparisonType) -> Bool { !(left == right) }
}
