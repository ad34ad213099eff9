/// What one kind of fact says.
///
/// The initialiser goes through the fields once. To write, it is given a known value and hands every field to
/// the coder; to read, it is given `nil` and takes every field from the coder. A field's number is for ever:
/// it is never used again for something else.
protocol FactFields: Hashable, Sendable {
    init(_ known: Self?, _ coder: inout FieldCoder) throws(WireError)
}
