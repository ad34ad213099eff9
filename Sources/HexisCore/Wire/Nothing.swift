/// Whether there is anything at all.
///
/// Swift's own `==` takes the other side of `medicine == nil` for a medicine, too, wherever two of them could be
/// compared, and for that carries into the browser how each of their fields is. These go before it.
extension Optional where Wrapped: Equatable {
    package static func == (left: Wrapped?, right: _OptionalNilComparisonType) -> Bool {
        if case nil = left { true } else { false }
    }

    package static func != (left: Wrapped?, right: _OptionalNilComparisonType) -> Bool { !(left == right) }
}
