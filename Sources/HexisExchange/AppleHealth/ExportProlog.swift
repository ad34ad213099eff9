/// What stands before the records: the XML declaration, and a list of declarations (the DTD) that Apple writes
/// with errors in it, so that no parser takes it.
///
/// It is left out. So no entity is ever declared to the parser: none can nest, and none can fetch anything.
struct ExportProlog {
    /// From the root element on: what was read of it while looking.
    let rest: [UInt8]
    /// How many lines were left out.
    let lines: Int

    /// In bytes. Apple's takes nine thousand.
    private static let longest = 1 << 20
    private static let root = Array("<HealthData".utf8)

    /// Nothing where the root is another one, or none.
    init(_ source: inout some ByteSource) throws(AppleHealthError) {
        var read: [UInt8] = []
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 16)
        defer { chunk.deallocate() }
        while read.count < ExportProlog.longest {
            let count = try source.read(into: chunk)
            if count == 0 { break }
            // What begins in one piece may end in the next.
            let known = max(0, read.count - ExportProlog.root.count)
            read.append(contentsOf: chunk[..<count])
            if let place = ExportProlog.root(in: read, from: known) {
                rest = Array(read[place...])
                lines = read[..<place].count { $0 == UInt8(ascii: "\n") }
                return
            }
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

    /// The declarations began, and the records did not.
    private static func isCutShort(_ bytes: [UInt8]) -> Bool {
        let name = Array("<!DOCTYPE HealthData".utf8)
        guard bytes.count < longest, bytes.count > name.count else { return false }
        return (0..<min(bytes.count - name.count, 1024)).contains { bytes[$0...].starts(with: name) }
    }
}
