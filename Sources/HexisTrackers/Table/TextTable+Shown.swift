package import HexisApp

extension TextTable {
    /// What a person sees of the table, to decide what its columns mean.
    package func shown(_ reading: TableReading) -> ImportedTable {
        ImportedTable(
            columns: columns.indices.map { TableColumn(name: columns[$0], samples: samples(of: $0)) },
            rows: rows.count,
            ambiguousDate: ambiguousDate(reading), ambiguousAmount: ambiguousAmount(reading))
    }

    /// The first three different values, each cut where it is long.
    private func samples(of column: Int) -> [String] {
        var samples: [String] = []
        for value in values(of: column) {
            let sample = value.count > 40 ? "\(value.prefix(39))…" : value
            if !samples.contains(sample) { samples.append(sample) }
            if samples.count == 3 { break }
        }
        return samples
    }

    private func ambiguousDate(_ reading: TableReading) -> String? {
        reading.column(.day).flatMap { values(of: $0).first { TableDate($0)?.isAmbiguous ?? false } }
    }

    /// The first amount that is another one, or none, with the other decimal mark.
    private func ambiguousAmount(_ reading: TableReading) -> String? {
        let marked = columns.indices.filter { [.amount, .answers].contains(reading.roles[$0]) }.lazy
            .flatMap { self.values(of: $0) }
        return marked.first {
            let (point, comma) = (TableAnswer.amount($0, .point), TableAnswer.amount($0, .comma))
            return point != comma && (point != nil || comma != nil)
        }
    }
}
