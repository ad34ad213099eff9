/// A field that several devices may change: the change with the latest stamp wins, whatever comes first.
public struct Latest<Value: Hashable & Sendable>: Hashable, Sendable {
    public private(set) var value: Value
    private(set) var stamp: Stamp?

    /// The value until somebody says otherwise.
    public init(initially value: Value) {
        self.value = value
    }

    mutating func set(_ value: Value, at stamp: Stamp) {
        if let current = self.stamp, stamp < current { return }
        self.value = value
        self.stamp = stamp
    }

    /// Whether anybody ever set it.
    var isSet: Bool { stamp != nil }
}
