/// One file in a zip archive, as the directory describes it.
struct ZipEntry {
    /// The unpacked size, in bytes.
    let size: Int64
    /// The size in the archive, in bytes.
    let packedSize: Int64
    /// The offset of its local header.
    let offset: Int64
    let checksum: UInt32
    let method: Method

    enum Method {
        case stored, deflated
    }

    static let headLength = 46

    /// `nil` for a file whose name is not that of XML, or that cannot be XML.
    init?(_ head: [UInt8], name: ArraySlice<UInt8>, extra: [UInt8]) throws(AppleHealthError) {
        guard ZipEntry.isXML(name) else { return nil }
        method = try ZipEntry.method(of: head)
        checksum = UInt32(truncatingIfNeeded: head.number(4, at: 16))
        var large = LargeSizes(extra)
        size = try large.replaced(head.number(4, at: 24))
        packedSize = try large.replaced(head.number(4, at: 20))
        offset = try large.replaced(head.number(4, at: 42))
        guard size > 0, packedSize > 0, offset >= 0 else { return nil }
    }

    /// Apple translates the name: `export.xml`, `Exportación.xml`, `导出.xml`.
    private static func isXML(_ name: ArraySlice<UInt8>) -> Bool {
        name.suffix(4).map { $0 | 0x20 }.elementsEqual(".xml".utf8)
    }

    private static func method(of head: [UInt8]) throws(AppleHealthError) -> Method {
        let isLocked = head.number(2, at: 8) & 1 == 1
        switch (isLocked, head.number(2, at: 10)) {
        case (false, 0): return .stored
        case (false, 8): return .deflated
        default: throw .damagedArchive
        }
    }

    /// The offset of its data. The names and sizes in the local header are not needed.
    func start(in file: ReadableFile) throws(AppleHealthError) -> Int64 {
        let head = try file.bytes(30, at: offset)
        guard head.number(4, at: 0) == 0x0403_4B50 else { throw .damagedArchive }
        let start = offset + 30 + head.number(2, at: 26) + head.number(2, at: 28)
        guard start <= file.size, packedSize <= file.size - start else { throw .cutShort }
        return start
    }
}

/// The sizes that do not fit into 32 bits, in order (APPNOTE.TXT, 4.5.3).
private struct LargeSizes {
    private var bytes: ArraySlice<UInt8> = []

    init(_ extra: [UInt8]) {
        var rest = extra[...]
        while rest.count >= 4 {
            let head = Array(rest.prefix(4))
            let length = Int(head.number(2, at: 2))
            rest = rest.dropFirst(4)
            if head.number(2, at: 0) == 1 { bytes = rest.prefix(length) }
            rest = rest.dropFirst(length)
        }
    }

    mutating func replaced(_ size: Int64) throws(AppleHealthError) -> Int64 {
        guard size == 0xFFFF_FFFF else { return size }
        guard bytes.count >= 8 else { throw .damagedArchive }
        defer { bytes = bytes.dropFirst(8) }
        return Array(bytes.prefix(8)).number(8, at: 0)
    }
}
