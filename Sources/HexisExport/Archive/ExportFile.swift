/// A file of an export, made piece by piece.
package struct ExportFile {
    /// Its path in the archive.
    package let name: String
    /// Whether compressing it is worth the work.
    package let isCompressed: Bool
    package let pieces: AnySequence<[UInt8]>

    package init(_ name: String, isCompressed: Bool = true, _ pieces: some Sequence<[UInt8]>) {
        self.name = name
        self.isCompressed = isCompressed
        self.pieces = AnySequence(pieces)
    }

    package init(_ name: String, isCompressed: Bool = true, _ bytes: [UInt8]) {
        self.init(name, isCompressed: isCompressed, CollectionOfOne(bytes))
    }
}
