import Foundation
import HexisCore

/// A row of a query's result. Its columns may hold anything.
struct SQLRow {
    let columns: [String]
    let values: [SQLValue]

    init(columns: [String], values: [SQLValue]) {
        self.columns = columns
        self.values = values
    }

    /// The value of the first column; `null` if there is none.
    var first: SQLValue { values.first ?? .null }

    /// The value of a column; `null` if there is none of this name.
    subscript(_ column: String) -> SQLValue { columns.firstIndex(of: column).map { values[$0] } ?? .null }

    func data(_ column: String) throws(StoreError) -> Data {
        guard case .data(let data) = self[column] else { throw missing(column) }
        return data
    }

    func integer(_ column: String) throws(StoreError) -> Int64 {
        guard case .integer(let integer) = self[column] else { throw missing(column) }
        return integer
    }

    func text(_ column: String) throws(StoreError) -> String {
        guard case .text(let text) = self[column] else { throw missing(column) }
        return text
    }

    func identifier(_ column: String) throws(StoreError) -> Identifier {
        guard let id = Identifier(bytes: try data(column)) else {
            throw .damaged(detail: "a \(column) has the wrong length")
        }
        return id
    }

    func person(_ column: String = "person") throws(StoreError) -> PersonID {
        PersonID(try identifier(column))
    }

    func instant(_ column: String) throws(StoreError) -> Instant {
        Instant(clamping: try integer(column))
    }

    func isNull(_ column: String) -> Bool { self[column] == .null }

    private func missing(_ column: String) -> StoreError { .damaged(detail: "a row has no \(column)") }
}
