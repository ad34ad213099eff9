/// A value that the test itself writes down correctly.
func known<Value>(_ value: Value?) -> Value {
    guard let value else { preconditionFailure("not a value") }
    return value
}
