/// A file of an export, made piece by piece.
public struct ExportFile {
    /// Its path in the archive.
    public let name: String
    /// Whether compressing it is worth the work.
    public let isCompressed: Bool
    public let pieces: AnySequence<[UInt8]>

    public init(_ name: String, isCompressed: Bool = true, _ pieces: some Sequence<[UInt8]>) {
        self.name = name
        self.isCompressed = isCompressed
        self.pieces = AnySequence(pieces)
    }

    public init(_ name: String, isCompressed: Bool = true, _ bytes: [UInt8]) {
        self.init(name, isCompressed: isCompressed, CollectionOfOne(bytes))
    }
}
