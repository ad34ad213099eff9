/// The central directory of a zip archive (APPNOTE.TXT 6.3.10 of PKWARE), with 64-bit sizes.
///
/// Names are only inspected and never used as file names, so `../` has no effect.
struct ZipArchive {
    let file: ReadableFile
    /// The entries that may be XML, largest first.
    let candidates: [ZipEntry]

    private static let mostCandidates = 16
    /// In bytes. A health export with ten thousand routes has a directory of one megabyte.
    private static let longestList: Int64 = 64 << 20

    static func isZip(_ head: [UInt8]) -> Bool {
        head.count >= 4 && [0x0403_4B50, 0x0605_4B50, 0x0807_4B50].contains(head.number(4, at: 0))
    }

    init(_ file: ReadableFile) throws(AppleHealthError) {
        self.file = file
        var (offset, length) = try ZipArchive.list(in: file)
        guard offset >= 0, length >= 0, length <= ZipArchive.longestList else { throw .damagedArchive }
        var candidates: [ZipEntry] = []
        while length >= ZipEntry.headLength {
            let (entry, listed) = try ZipArchive.entry(in: file, at: offset)
            if let entry { candidates.add(entry, atMost: ZipArchive.mostCandidates) }
            (offset, length) = (offset + listed, length - listed)
        }
        self.candidates = candidates.sorted { $0.size > $1.size }
    }

    /// An entry of the directory if it may be XML, and how many bytes the directory has of it.
    private static func entry(
        in file: ReadableFile, at offset: Int64
    ) throws(AppleHealthError) -> (ZipEntry?, listed: Int64) {
        let head = try file.bytes(ZipEntry.headLength, at: offset)
        guard head.number(4, at: 0) == 0x0201_4B50 else { throw .damagedArchive }
        let nameLength = Int(head.number(2, at: 28))
        let extraLength = Int(head.number(2, at: 30))
        let rest = try file.bytes(nameLength + extraLength, at: offset + Int64(head.count))
        let entry = try ZipEntry(head, name: rest[..<nameLength], extra: Array(rest[nameLength...]))
        return (entry, Int64(head.count + rest.count) + head.number(2, at: 32))
    }

    /// The offset and length of the directory. It is at the end, so a truncated file has none.
    private static func list(in file: ReadableFile) throws(AppleHealthError) -> (Int64, Int64) {
        let tailLength = Int(min(file.size, 22 + 65_535))
        let tailStart = file.size - Int64(tailLength)
        let tail = try file.bytes(tailLength, at: tailStart)
        guard let place = ZipArchive.end(in: tail) else { throw .cutShort }
        if place >= 20, tail.number(4, at: place - 20) == 0x0706_4B50 {
            let large = try file.bytes(56, at: tail.number(8, at: place - 12))
            guard large.number(4, at: 0) == 0x0606_4B50 else { throw .damagedArchive }
            return (large.number(8, at: 48), large.number(8, at: 40))
        }
        return (tail.number(4, at: place + 16), tail.number(4, at: place + 12))
    }

    /// Where the record is that ends a directory. The length of the comment that follows must match.
    private static func end(in tail: [UInt8]) -> Int? {
        var place = tail.count - 22
        while place >= 0,
            tail.number(4, at: place) != 0x0605_4B50
                || place + 22 + Int(tail.number(2, at: place + 20)) != tail.count
        {
            place -= 1
        }
        return place >= 0 ? place : nil
    }
}

extension [ZipEntry] {
    /// Adds an entry; beyond so many, the smallest is removed.
    fileprivate mutating func add(_ entry: ZipEntry, atMost most: Int) {
        append(entry)
        if count > most { removeSmallest() }
    }

    private mutating func removeSmallest() {
        guard let smallest = indices.min(by: { self[$0].size < self[$1].size }) else { return }
        remove(at: smallest)
    }
}

extension [UInt8] {
    /// The little-endian number of `count` bytes at an offset.
    func number(_ count: Int, at place: Int) -> Int64 {
        var number: UInt64 = 0
        for index in (0..<count).reversed() { number = number << 8 | UInt64(self[place + index]) }
        return Int64(bitPattern: number)
    }
}
