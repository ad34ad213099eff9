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
        do throws(ZipError) {
            return try contents(endings, of: ZipReader(bytes))
        } catch {
            throw .damaged
        }
    }

    private static func contents(
        _ endings: [String], of zip: ZipReader
    ) throws(ZipError) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        while let name = try zip.next() {
            let ending = endings.first { name.hasSuffix($0) }
            guard let ending, files[ending] == nil else { continue }
            let contents = try zip.contents(atMost: TrackerFormats.longestFile)
            guard let contents else { throw .unreadable }
            files[ending] = contents
        }
        return files
    }
}
