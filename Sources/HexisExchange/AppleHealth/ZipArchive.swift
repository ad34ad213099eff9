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
            let head = try file.bytes(ZipEntry.headLength, at: offset)
            guard head.number(4, at: 0) == 0x0201_4B50 else { throw .damagedArchive }
            let nameLength = Int(head.number(2, at: 28))
            let extraLength = Int(head.number(2, at: 30))
            let rest = try file.bytes(nameLength + extraLength, at: offset + Int64(head.count))
            if let entry = try ZipEntry(head, name: rest[..<nameLength], extra: Array(rest[nameLength...])) {
                candidates.append(entry)
                if candidates.count > ZipArchive.mostCandidates { candidates.removeSmallest() }
            }
            let whole = Int64(head.count + rest.count) + head.number(2, at: 32)
            (offset, length) = (offset + whole, length - whole)
        }
        self.candidates = candidates.sorted { $0.size > $1.size }
    }

    /// The offset and length of the directory. It is at the end, so a truncated file has none.
    private static func list(in file: ReadableFile) throws(AppleHealthError) -> (Int64, Int64) {
        let tailLength = Int(min(file.size, 22 + 65_535))
        let tailStart = file.size - Int64(tailLength)
        let tail = try file.bytes(tailLength, at: tailStart)
        var place = tailLength - 22
        // The length of the comment that follows must match.
        while place >= 0,
            tail.number(4, at: place) != 0x0605_4B50
                || place + 22 + Int(tail.number(2, at: place + 20)) != tailLength
        {
            place -= 1
        }
        guard place >= 0 else { throw .cutShort }
        if place >= 20, tail.number(4, at: place - 20) == 0x0706_4B50 {
            let large = try file.bytes(56, at: tail.number(8, at: place - 12))
            guard large.number(4, at: 0) == 0x0606_4B50 else { throw .damagedArchive }
            return (large.number(8, at: 48), large.number(8, at: 40))
        }
        return (tail.number(4, at: place + 16), tail.number(4, at: place + 12))
    }
}

extension [ZipEntry] {
    fileprivate mutating func removeSmallest() {
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
