import HexisCore

/// A file that the Health app of an iPhone made: `export.zip`, or the `export.xml` inside it.
///
/// Read in constant memory, whatever its size.
public struct AppleHealthExport {
    private let file: ReadableFile

    public init(path: String) throws(AppleHealthError) {
        file = try ReadableFile(path: path)
    }

    /// One that was sent here.
    public init(_ file: UnlinkedFile) throws(AppleHealthError) {
        self.file = try ReadableFile(file)
    }

    /// What the file held.
    public struct Contents: Hashable, Sendable {
        /// One for each signal and day, by signal, then by day.
        public let measurements: [DayMeasurement]
        /// How many records they come from.
        public let records: Int
        /// How many of those were told more than once.
        public let repeated: Int
        /// What could not be used: those without a usable date, unit or value, and what Hexis has no use for.
        public let unused: UnusedKinds
        /// How many had no usable date, unit or value.
        public var unusable: Int { unused.faults }
    }

    /// What each day came to.
    ///
    /// - Parameters:
    ///   - zone: says when a day begins; without one, what clocks showed at the time.
    ///   - folder: where to put what does not fit into memory, in a file that has no name.
    ///   - progress: told every few hundred kilobytes; `false` stops.
    public func read(
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
        var days = DayValues(ranks: reader.pointee.sources.ranks(), zone: zone ?? .utc)
        try reader.pointee.samples.forEach { days.add($0) }
        days.finish()
        return Contents(
            measurements: days.measurements + reader.pointee.latest.measurements(),
            records: reader.pointee.count,
            repeated: days.repeated, unused: reader.pointee.unused)
    }

    private func parse(
        into reader: UnsafeMutablePointer<RecordReader>, _ progress: (ImportProgress) -> Bool
    ) throws(AppleHealthError) {
        guard ZipArchive.isZip(try file.bytes(Int(min(4, file.size)), at: 0)) else {
            var source = PlainSource(file)
            return try ExportParser.parse(&source, into: reader, progress: progress)
        }
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
}
