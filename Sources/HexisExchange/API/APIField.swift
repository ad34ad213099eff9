import HexisCore

/// A member of an object, or a query parameter.
package struct APIField: Sendable {
    let name: String
    let shape: APIShape
    let text: String
    let isOptional: Bool

    init(_ name: String, _ shape: APIShape, _ text: String, isOptional: Bool = false) {
        self.name = name
        self.shape = shape
        self.text = text
        self.isOptional = isOptional
    }
}
