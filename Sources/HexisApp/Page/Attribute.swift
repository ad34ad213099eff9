/// One attribute of an element. Its name is a literal; its value is escaped.
public struct Attribute: Sendable {
    enum Value: Sendable {
        case literal(Literal)
        case text(String)
        case number(Int)
        /// The name alone: `required`.
        case present
        /// Not written.
        case absent
    }

    let name: Literal
    let value: Value

    public init(_ name: Literal, _ value: Literal) {
        self.name = name
        self.value = .literal(value)
    }

    @_disfavoredOverload
    public init(_ name: Literal, _ value: String) {
        self.name = name
        self.value = .text(value)
    }

    public init(_ name: Literal, _ value: Int) {
        self.name = name
        self.value = .number(value)
    }

    /// An attribute that is written unless its value is `nil`.
    public init(_ name: Literal, _ value: String?) {
        self.name = name
        self.value = value.map { .text($0) } ?? .absent
    }

    /// An attribute without a value, written if the condition holds.
    public init(_ name: Literal, if holds: Bool) {
        self.name = name
        value = holds ? .present : .absent
    }
}

extension Attribute {
    public static func `class`(_ names: Literal) -> Attribute { Attribute("class", names) }
    public static func id(_ id: Literal) -> Attribute { Attribute("id", id) }
    public static func href(_ address: Literal) -> Attribute { Attribute("href", address) }
    public static func name(_ name: Literal) -> Attribute { Attribute("name", name) }
    public static func type(_ type: Literal) -> Attribute { Attribute("type", type) }
    public static func value(_ value: Literal) -> Attribute { Attribute("value", value) }
    /// Hides an element from screen readers, because something beside it says the same.
    public static var decorative: Attribute { Attribute("aria-hidden", "true") }
}

// Attributes whose value is computed at run time.
extension Attribute {
    @_disfavoredOverload
    public static func `class`(_ names: String) -> Attribute { Attribute("class", names) }
    @_disfavoredOverload
    public static func id(_ id: String) -> Attribute { Attribute("id", id) }
    @_disfavoredOverload
    public static func href(_ address: String) -> Attribute { Attribute("href", address) }
    @_disfavoredOverload
    public static func name(_ name: String) -> Attribute { Attribute("name", name) }
    @_disfavoredOverload
    public static func type(_ type: String) -> Attribute { Attribute("type", type) }
    @_disfavoredOverload
    public static func value(_ value: String) -> Attribute { Attribute("value", value) }
    public static func label(_ text: String?) -> Attribute { Attribute("aria-label", text) }
}
