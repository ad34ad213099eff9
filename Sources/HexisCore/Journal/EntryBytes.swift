/// The compact form, at rest and in sync: a format byte, the id, the instant, the device, the kind, the fields.
extension Entry {
    /// The longest entry that is accepted, in bytes.
    public static let longestBytes = 64 * 1024
    /// The first byte. A form that is read differently gets another one.
    static let format: UInt8 = 1

    public var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(byte: Entry.format)
        writer.write(identifier: id)
        writer.write(signed: at.milliseconds)
        writer.write(identifier: device)
        switch fact {
        case .unknown(.number(let number)): writer.write(unsigned: number)
        case .unknown(.name(let name)):
            writer.write(unsigned: Entry.namedKind)
            writer.write(run: name.bytes)
        default: writer.write(unsigned: fact.kind?.number ?? Entry.namedKind)
        }
        var coder = FieldCoder(writing: writer)
        // Writing asks for no value that is not there.
        do throws(WireError) { try fact.write(&coder) } catch {}
        // Last, where a program that does not know it leaves it, too.
        var last = ByteWriter()
        if let offset { last.write(field: Entry.offsetNumber, .integer(Int64(offset))) }
        return coder.writer.bytes + unknownFields.bytes + last.bytes
    }

    /// Reads one entry that fills all of `bytes`.
    public init(bytes: some Collection<UInt8>) throws(WireError) {
        guard bytes.count <= Entry.longestBytes else { throw .tooLarge(limit: Entry.longestBytes) }
        var reader = ByteReader(ArraySlice(bytes))
        let format = try reader.byte()
        guard format == Entry.format else { throw .unknownVersion(Int(format)) }
        let id = try reader.identifier()
        guard let at = Instant(milliseconds: try reader.signed()) else { throw .invalid(field: "at") }
        let device = try reader.identifier()
        let kind = try Entry.kind(&reader)
        var coder = FieldCoder(reading: try FieldReader(&reader))
        let fact = try kind.fact(&coder)
        let offset = try Entry.offset(&coder)
        self.init(id: id, at: at, device: device, fact: fact, offset: offset, unknownFields: coder.unread)
    }

    /// No fact numbers a field this high.
    private static let offsetNumber: UInt64 = 999

    /// Within a day either way, as a moment's.
    static func offset(_ coder: inout FieldCoder) throws(WireError) -> Int? {
        let offset: Int64? = try coder.optional(offsetNumber, "offset", nil)
        guard -86_400...86_400 ~= offset ?? 0 else { throw .invalid(field: "offset") }
        return offset.map { Int($0) }
    }

    /// Stands for a kind that is known by its name only, having come as JSON.
    private static let namedKind: UInt64 = 0

    private static func kind(_ reader: inout ByteReader) throws(WireError) -> ReadKind {
        let number = try reader.unsigned()
        if number == namedKind {
            guard let name = FieldValue.run(try reader.run()).text, let kind = ReadKind(name: name)
            else { throw .malformed }
            return kind
        }
        return .number(number)
    }
}

/// A kind as it was read.
enum ReadKind {
    case number(UInt64)
    /// The name of no fact that is known here.
    case unknownName(String)

    /// `nil` for a name that no kind will have: an empty one, or one longer than 100 bytes.
    init?(name: String) {
        guard (1...100).contains(name.bytes.count) else { return nil }
        let known = FactKind.all.first { $0.name == name }
        self = known.map { .number($0.number) } ?? .unknownName(name)
    }

    func fact(_ coder: inout FieldCoder) throws(WireError) -> Fact {
        switch self {
        case .number(let number): try Fact.read(number, &coder) ?? .unknown(.number(number))
        case .unknownName(let name): .unknown(.name(name))
        }
    }
}
