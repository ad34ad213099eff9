import Crypto
import Foundation

/// The web files that `scripts/gather` appends to the program.
///
/// They are a tar archive, followed by the 64 hexadecimal digits of its SHA-256, 16 decimal digits of its length
/// and `hexisweb`.
struct WebArchive {
    /// The files by path: `style.3f2a9c0b1d4e.css`.
    private(set) var files: [String: [UInt8]] = [:]

    private static let mark = "hexisweb"
    private static let trailerLength = 64 + 16 + mark.utf8.count

    /// Returns `nil` if the program at that path has none, as after a plain build. Throws if they are damaged.
    init?(atTheEndOf program: String) throws(StartError) {
        guard let file = FileHandle(forReadingAtPath: program), let end = try? file.seekToEnd(),
            let trailer = file.text(from: Int(end) - WebArchive.trailerLength, WebArchive.trailerLength),
            trailer.hasSuffix(WebArchive.mark)
        else { return nil }
        let digest = trailer.prefix(64)
        guard let length = Int(trailer.dropFirst(64).prefix(16)),
            let archive = file.bytes(from: Int(end) - WebArchive.trailerLength - length, length),
            SHA256.hash(data: archive).map({ String(format: "%02x", $0) }).joined() == digest
        else { throw .webArchiveDamaged(program: program) }
        read(archive)
    }

    /// Reads the archive: each file has a header of 512 bytes (POSIX.1-1988, ustar), and is padded to a multiple
    /// of that.
    private mutating func read(_ archive: [UInt8]) {
        let block = 512
        var at = 0
        while at + block <= archive.count, archive[at] != 0 {
            let head = archive[at..<at + block]
            let size = WebArchive.text(head.dropFirst(124).prefix(12))
            guard let count = Int(size.filter { $0.isNumber }, radix: 8), at + block + count <= archive.count
            else { return }
            at += block
            files[WebArchive.text(head.prefix(100))] = Array(archive[at..<at + count])
            at += (count + block - 1) / block * block
        }
    }

    /// Decodes a header field, which ends with a zero unless it is full.
    private static func text(_ field: ArraySlice<UInt8>) -> String {
        String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
    }
}

extension FileHandle {
    fileprivate func bytes(from offset: Int, _ count: Int) -> [UInt8]? {
        guard offset >= 0, count >= 0, (try? seek(toOffset: UInt64(offset))) != nil,
            let data = try? read(upToCount: count), data.count == count
        else { return nil }
        return Array(data)
    }

    fileprivate func text(from offset: Int, _ count: Int) -> String? {
        bytes(from: offset, count).map { String(decoding: $0, as: UTF8.self) }
    }
}
