import HexisApp
import HexisArchive
import HexisTrackers
import Testing

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

/// Reads a file that has to be recognized as of this program.
func read(_ text: String, of program: String) throws -> TrackerHistory {
    let format = try TrackerFormats.format(of: Array(text.utf8))
    #expect(format.program == program)
    return try format.read(Array(text.utf8))
}
