import HexisApp
import HexisTrackers

/// What a file of another tracker contains.
enum TrackerContents: Sendable {
    case history(program: String, TrackerHistory)
    /// A table, and what its columns seem to mean.
    case table((table: TextTable, reading: TableReading))

    init(_ bytes: [UInt8]) throws(TrackerError) {
        let format = try TrackerFormats.format(of: bytes)
        if format is TableFile.Type {
            self = .table(try TableFile.guess(bytes))
        } else {
            self = .history(program: format.program, try format.read(bytes))
        }
    }

    var table: (table: TextTable, reading: TableReading)? {
        if case .table(let table) = self { table } else { nil }
    }

    /// The habits of the file.
    ///
    /// - Parameter reading: What the columns of a table mean, if not what they seem to.
    func history(_ reading: TableReading?) throws(TrackerError) -> (program: String, TrackerHistory) {
        switch self {
        case .history(let program, let history): (program, history)
        case .table(let (table, guess)): (TableFile.program, try table.history(reading ?? guess))
        }
    }
}
