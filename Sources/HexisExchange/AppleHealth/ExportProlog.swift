/// The part before the records: the XML declaration, and a document type definition (DTD) that Apple writes with
/// errors, so that parsers reject it.
///
/// It is skipped. So no entity is ever declared to the parser: none can nest, and none can fetch anything.
struct ExportProlog {
    /// The bytes read so far from the root element on.
    let rest: [UInt8]
    /// The number of lines skipped.
    let lines: Int

    /// In bytes. Apple's prolog has about nine thousand.
    private static let longest = 1 << 20
    private static let root = Array("<HealthData".utf8)

    /// Reads up to the root element. Throws `AppleHealthError` if the root is missing or a different one.
    init(_ source: inout some ByteSource) throws(AppleHealthError) {
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 16)
        defer { chunk.deallocate() }
        let (read, place) = try ExportProlog.read(&source, by: chunk)
        rest = Array(read[place...])
        lines = read[..<place].count { $0 == UInt8(ascii: "\n") }
    }

    /// The bytes up to the root element and a little further, and the place of that element.
    private static func read(
        _ source: inout some ByteSource, by chunk: UnsafeMutableRawBufferPointer
    ) throws(AppleHealthError) -> (bytes: [UInt8], root: Int) {
        var read: [UInt8] = []
        while read.count < ExportProlog.longest {
            let count = try source.read(into: chunk)
            if count == 0 { break }
            // A match may span two chunks.
            let known = max(0, read.count - ExportProlog.root.count)
            read.append(contentsOf: chunk[..<count])
            if let place = ExportProlog.root(in: read, from: known) { return (read, place) }
        }
        throw ExportProlog.isCutShort(read) ? .cutShort : .notAnExport
    }

    private static func root(in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count > root.count else { return nil }
        return (start..<bytes.count - root.count).first { place in
            guard bytes[place] == root[0], bytes[place...].starts(with: root) else { return false }
            return [" ", "\t", "\r", "\n", ">"].contains { bytes[place + root.count] == UInt8(ascii: $0) }
        }
    }

    /// Whether the file ends within the declarations, before the records.
    private static func isCutShort(_ bytes: [UInt8]) -> Bool {
        let name = Array("<!DOCTYPE HealthData".utf8)
        guard bytes.count < longest, bytes.count > name.count else { return false }
        return (0..<min(bytes.count - name.count, 1024)).contains { bytes[$0...].starts(with: name) }
    }
}
