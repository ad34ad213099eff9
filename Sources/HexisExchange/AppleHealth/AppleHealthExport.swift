package import HexisCore

/// An export of the iPhone's Health app: `export.zip`, or the `export.xml` inside it.
///
/// It is read in constant memory, whatever its size.
package struct AppleHealthExport {
    private let file: ReadableFile

    package init(path: String) throws(AppleHealthError) {
        file = try ReadableFile(path: path)
    }

    /// An uploaded export. Throws `AppleHealthError` if it cannot be read.
    package init(_ file: UnlinkedFile) throws(AppleHealthError) {
        self.file = try ReadableFile(file)
    }

    /// Whether a file may be an export, by its first bytes: an archive, or XML.
    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        return ZipArchive.isZip(bytes)
            || text.first { !" \n\r\t".utf8.contains($0) } == UInt8(ascii: "<")
    }

    /// The content of an export.
    package struct Contents: Hashable, Sendable {
        /// One per signal and day, sorted by signal, then by day.
        package let measurements: [DayMeasurement]
        /// The number of records behind the measurements.
        package let records: Int
        /// The number of duplicates among them.
        package let repeated: Int
        /// The records that could not be used: those without a usable date, unit or value, and types that Hexis does
        /// not import.
        package let unused: UnusedKinds
        /// The number of records without a usable date, unit or value.
        package var unusable: Int { unused.faults }
    }

    /// Reads the values of each day. Throws `AppleHealthError` if the export is unreadable or the import was stopped.
    ///
    /// - Parameters:
    ///   - zone: The zone that defines when a day begins; if it is `nil`, the local time of each record does.
    ///   - folder: The folder for an unlinked file with the data that does not fit into memory.
    ///   - progress: Called every few hundred kilobytes; returns `false` to stop.
    package func read(
        in zone: ZoneRules?, unpackingIn folder: String, progress: (ImportProgress) -> Bool = { _ in true }
    ) throws(AppleHealthError) -> Contents {
        guard file.size > 0 else { throw .empty }
        let reader = UnsafeMutablePointer<RecordReader>.allocate(capacity: 1)
        reader.initialize(to: RecordReader(zone: zone, samples: SampleSorter(in: folder)))
        defer {
            reader.deinitialize(count: 1)
            reader.deallocate()
        }
        try parse(into: reader, progress)
        return try contents(&reader.pointee, in: zone)
    }

    private func parse(
        into reader: UnsafeMutablePointer<RecordReader>, _ progress: (ImportProgress) -> Bool
    ) throws(AppleHealthError) {
        let head = try file.bytes(Int(min(4, file.size)), at: 0)
        if ZipArchive.isZip(head) { return try parseArchive(into: reader, progress) }
        var source = PlainSource(file)
        try ExportParser.parse(&source, into: reader, progress: progress)
    }

    private func parseArchive(
        into reader: UnsafeMutablePointer<RecordReader>, _ progress: (ImportProgress) -> Bool
    ) throws(AppleHealthError) {
        for entry in try ZipArchive(file).candidates {
            var source = try ZipSource(entry, of: file)
            do {
                return try ExportParser.parse(&source, into: reader, progress: progress)
            } catch .notAnExport {
                continue
            }
        }
        throw .nothingInside
    }

    private func contents(
        _ reader: inout RecordReader, in zone: ZoneRules?
    ) throws(AppleHealthError) -> Contents {
        var days = DayValues(ranks: reader.sources.ranks(), zone: zone ?? .utc)
        try reader.samples.forEach { days.add($0) }
        days.finish()
        return Contents(
            measurements: days.measurements + reader.latest.measurements(), records: reader.count,
            repeated: days.repeated, unused: reader.unused)
    }
}
