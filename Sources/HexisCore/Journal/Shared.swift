/// A value behind one reference: a copy costs one retain, whatever the value holds.
///
/// Changing it copies the value first when somebody else still holds it, as an array does.
@propertyWrapper
struct Shared<Value> {
    private var box: Box

    private final class Box {
        /// Changed by the sole holder only, so that each look at it needs no check for overlapping changes.
        @exclusivity(unchecked) var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    init(wrappedValue: Value) {
        box = Box(wrappedValue)
    }

    var wrappedValue: Value {
        _read { yield box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }
}

/// The box is written to only while nobody else holds it.
extension Shared: @unchecked Sendable where Value: Sendable {}

extension Shared: Equatable where Value: Equatable {
    static func == (left: Shared, right: Shared) -> Bool { left.wrappedValue == right.wrappedValue }
}

extension Shared: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher) { wrappedValue.hash(into: &hasher) }
}
