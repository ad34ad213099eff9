import HexisArchive

/// One file of a zip file.
enum ZippedFile {
    static func isZip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("PK".utf8)) }

    /// Whether a zip file likely has a file whose path contains a text: the names in it are not compressed.
    static func isZip(_ bytes: [UInt8], with name: String) -> Bool {
        isZip(bytes) && bytes.firstRange(of: Array(name.utf8)) != nil
    }

    /// The contents of the files whose names end in one of these, by that ending: the first of each.
    static func contents(_ endings: [String], in bytes: [UInt8]) throws(TrackerError) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        do throws(ZipError) {
            let zip = try ZipReader(bytes)
            while let name = try zip.next() {
                guard let ending = endings.first(where: { name.hasSuffix($0) }), files[ending] == nil else {
                    continue
                }
                guard let contents = try zip.contents(atMost: TrackerFormats.longestFile) else {
                    throw ZipError.unreadable
                }
                files[ending] = contents
            }
        } catch {
            throw .damaged
        }
        return files
    }
}
