import Foundation

/// SQLite's own log of commits, read from beside SQLite (https://sqlite.org/fileformat2.html, section 4).
///
/// A frame is one page as a commit wrote it. When all frames are in the database, SQLite begins the log anew, from its
/// first frame and with other salts.
final class WriteAheadLog: Sendable {
    /// What the log's header says.
    struct Header: Equatable {
        static let length = 32
        let pageSize: Int
        /// Different each time that the log is begun anew.
        let salts: UInt64

        /// Returns `nil` unless these are the bytes of a log's header.
        init?(_ bytes: [UInt8]) {
            let magic = bytes.number(at: 0, of: UInt32.self)
            guard bytes.count == Header.length, magic == 0x377F_0682 || magic == 0x377F_0683 else {
                return nil
            }
            pageSize = Int(bytes.number(at: 8, of: UInt32.self))
            salts = bytes.number(at: 16, of: UInt64.self)
        }
    }

    private let path: String
    private let descriptor: Int32

    init(of folder: DataFolder) throws(StoreError) {
        path = folder.databasePath + "-wal"
        descriptor = try Files.open(path, O_RDONLY)
    }

    deinit { close(descriptor) }

    func header() throws(StoreError) -> Header {
        guard let header = Header(try bytes(at: 0, count: Header.length)) else { throw unreadable }
        return header
    }

    /// The bytes of some frames, one after the other.
    func frames(_ range: Range<Int>, _ header: Header) throws(StoreError) -> [UInt8] {
        let length = Frames.headerLength + header.pageSize
        return try bytes(at: Header.length + range.lowerBound * length, count: range.count * length)
    }

    private func bytes(at offset: Int, count: Int) throws(StoreError) -> [UInt8] {
        var found = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            while found < count {
                let read = pread(
                    descriptor, buffer.baseAddress.map { $0 + found }, count - found, off_t(offset + found))
                guard read > 0 else { break }
                found += read
            }
            initialized = found
        }
        guard found == count else { throw unreadable }
        return bytes
    }

    var unreadable: StoreError { .fileUnusable(path: path, reason: "SQLite's log cannot be read") }
}

/// The frames of one commit.
struct Frames {
    static let headerLength = 24
    let bytes: [UInt8]
    let pageSize: Int

    /// Returns `nil` unless there are whole frames, all under these salts, of which the last ends a commit.
    init?(_ bytes: [UInt8], _ header: WriteAheadLog.Header) {
        self.init(bytes, pageSize: header.pageSize)
        for frame in 0..<count where bytes.number(at: start(of: frame) + 8, of: UInt64.self) != header.salts {
            return nil
        }
    }

    /// Returns `nil` unless there are whole frames, of which the last ends a commit.
    init?(_ bytes: [UInt8], pageSize: Int) {
        self.bytes = bytes
        self.pageSize = pageSize
        guard pageSize >= 512, !bytes.isEmpty, bytes.count.isMultiple(of: Frames.headerLength + pageSize),
            databasePages > 0
        else { return nil }
    }

    var count: Int { bytes.count / (Frames.headerLength + pageSize) }

    /// The size of the database after the commit, in pages.
    var databasePages: Int {
        count == 0 ? 0 : Int(bytes.number(at: start(of: count - 1) + 4, of: UInt32.self))
    }

    /// The number of the page in a frame, from 1, and its content.
    func page(_ frame: Int) -> (number: Int, content: ArraySlice<UInt8>) {
        let content = start(of: frame) + Frames.headerLength
        return (
            Int(bytes.number(at: start(of: frame), of: UInt32.self)), bytes[content..<content + pageSize]
        )
    }

    private func start(of frame: Int) -> Int { frame * (Frames.headerLength + pageSize) }
}

extension [UInt8] {
    /// The number at an offset, its most significant byte first; 0 beyond the end.
    func number<Number: FixedWidthInteger>(at offset: Int, of type: Number.Type) -> Number {
        guard offset + Number.bitWidth / 8 <= count else { return 0 }
        return self[offset..<offset + Number.bitWidth / 8].reduce(0) { $0 << 8 | Number($1) }
    }

    /// Appends a number, its most significant byte first.
    mutating func append<Number: FixedWidthInteger>(bigEndian number: Number) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }
}
