import Glibc
import HexisApp
import HexisArchive
package import HexisCore

/// Reads an export of Hexis, the zip file or the `hexis.json` in it, one piece after another, in constant memory.
package final class ExportReader {
    /// A part of an export.
    package enum Piece: Sendable {
        case entries([Entry])
        /// The picture of a photo, as the export contains it.
        case picture(Identifier, [UInt8])
    }

    private let descriptor: Int32
    /// `nil` for a bare `hexis.json`.
    private let zip: ZipReader?
    private var scanner = EntryScanner()
    private var part = Part.betweenFiles
    private var hasEntries = false
    private var read: Int64 = 0
    /// Entries that could not be read when the export was made, and now.
    package private(set) var unreadable = 0
    /// The name of the account that was exported; empty before its entries were read.
    package private(set) var userName = ""

    private enum Part {
        case betweenFiles
        case entries
        case end
    }

    /// The longest picture, in bytes. Copies of devices contain originals, which may be as large as a server takes them.
    private static let longestPicture = 50_000_000
    /// The most bytes that all files of an export may have, unpacked, against archives made to occupy the server.
    private static let longest: Int64 = 8_000_000_000

    /// Whether a file looks like an export: a zip file with a `hexis.json`, or one that begins as that does.
    ///
    /// - Parameter descriptor: An open file, which stays open.
    package static func recognizes(_ descriptor: Int32) -> Bool {
        do throws(ExportError) {
            return try ExportReader(descriptor).recognizesFile()
        } catch {
            return error == .tooNew
        }
    }

    private func recognizesFile() throws(ExportError) -> Bool {
        guard let zip else {
            // The list begins within the first bytes.
            _ = try nextEntries()
            return scanner.hasList
        }
        while let name = try? zip.next() {
            if name == ExportJSON.name { return true }
        }
        return false
    }

    /// - Parameter descriptor: An open file, which is read from its beginning. It has to be open, and nothing else may read it,
    ///   until the reader is released.
    package init(_ descriptor: Int32) throws(ExportError) {
        self.descriptor = descriptor
        lseek(descriptor, 0, SEEK_SET)
        var start = [UInt8](repeating: 0, count: 4)
        let count = Glibc.read(descriptor, &start, 4)
        lseek(descriptor, 0, SEEK_SET)
        guard count == 4 else { throw .notAnExport }
        if Array(start.prefix(2)) == Array("PK".utf8) {
            do { zip = try ZipReader(descriptor) } catch { throw .damaged }
        } else {
            zip = nil
            part = .entries
        }
    }

    /// Returns the next piece; `nil` once everything was read. Until then it is not known whether the file is whole.
    package func next() throws(ExportError) -> Piece? {
        while true {
            switch part {
            case .betweenFiles:
                if let picture = try nextFile() { return picture }
            case .entries:
                let entries = try nextEntries()
                if !entries.isEmpty { return .entries(entries) }
            case .end:
                guard hasEntries else { throw .notAnExport }
                return nil
            }
        }
    }

    /// Goes to the next file. Returns it if it is a picture.
    private func nextFile() throws(ExportError) -> Piece? {
        do {
            guard let zip, let name = try zip.next() else {
                part = .end
                return nil
            }
            return try piece(named: name, in: zip)
        } catch let error as ExportError {
            throw error
        } catch {
            throw .damaged
        }
    }

    private func piece(named name: String, in zip: ZipReader) throws -> Piece? {
        if name == ExportJSON.name, !hasEntries {
            part = .entries
            return nil
        }
        return try ExportReader.photo(named: name).map { try picture($0, in: zip) }
    }

    private func picture(_ photo: Identifier, in zip: ZipReader) throws -> Piece {
        guard let bytes = try zip.contents(atMost: ExportReader.longestPicture) else {
            throw ExportError.tooLarge
        }
        try count(bytes)
        return .picture(photo, bytes)
    }

    private func nextEntries() throws(ExportError) -> [Entry] {
        let bytes = try nextBytes()
        try count(bytes)
        guard !bytes.isEmpty else {
            try endEntries()
            return []
        }
        return try entries(in: bytes)
    }

    private func endEntries() throws(ExportError) {
        let frame = try scanner.frameAtEnd()
        userName = frame.userName
        unreadable += frame.unreadable
        hasEntries = true
        part = zip == nil ? .end : .betweenFiles
    }

    private func entries(in bytes: [UInt8]) throws(ExportError) -> [Entry] {
        var entries: [Entry] = []
        for text in try scanner.take(bytes) {
            do throws(WireError) {
                entries.append(try Entry(json: try JSON(parsing: text)))
            } catch {
                unreadable += 1
            }
        }
        return entries
    }

    private func nextBytes() throws(ExportError) -> [UInt8] {
        let length = 64 * 1024
        if let zip {
            do { return try zip.read(length) } catch { throw .damaged }
        }
        var bytes = [UInt8](repeating: 0, count: length)
        var count = Glibc.read(descriptor, &bytes, length)
        while count < 0, errno == EINTR { count = Glibc.read(descriptor, &bytes, length) }
        guard count >= 0 else { throw .damaged }
        return Array(bytes.prefix(count))
    }

    private func count(_ bytes: [UInt8]) throws(ExportError) {
        read += Int64(bytes.count)
        guard read <= ExportReader.longest else { throw .tooLarge }
    }

    /// The photo in `photos/2026-11-21-….jpg`, or with another ending: a copy of a device contains originals.
    private static func photo(named name: String) -> Identifier? {
        guard name.hasPrefix("photos/"), let dot = name.lastIndex(of: ".") else { return nil }
        return Identifier(String(name[..<dot].suffix(32)))
    }
}
