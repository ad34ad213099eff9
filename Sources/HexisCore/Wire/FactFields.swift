/// The fields of one kind of fact.
///
/// The initializer goes through the fields once, in both directions: given a known value, it passes every field to the
/// coder to write it; given `nil`, it reads every field from the coder. A field's number is permanent: it is never
/// reused.
protocol FactFields: Hashable, Sendable {
    init(_ known: Self?, _ coder: inout FieldCoder) throws(WireError)
}
