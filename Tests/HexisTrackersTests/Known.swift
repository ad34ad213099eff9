import HexisArchive

/// A value that the test itself writes down correctly.
func known<Value>(_ value: Value?) -> Value {
    guard let value else { preconditionFailure("not a value") }
    return value
}

/// A zip file of these names and texts.
func zipped(_ files: [(String, String)]) throws -> [UInt8] {
    let zip = try ZipWriter()
    for (name, text) in files {
        try zip.begin(name, at: 0)
        try zip.add(Array(text.utf8))
    }
    try zip.end()
    return zip.taken()
}
