import Foundation
import GRDB
import HexisCore

/// A row whose columns may hold anything: the database library's own access ends the program on a wrong type.
struct CheckedRow {
    private let row: Row

    init(_ row: Row) {
        self.row = row
    }

    func data(_ column: String) throws(StoreError) -> Data { try value(column) }

    func integer(_ column: String) throws(StoreError) -> Int64 { try value(column) }

    func text(_ column: String) throws(StoreError) -> String { try value(column) }

    func identifier(_ column: String) throws(StoreError) -> Identifier {
        guard let id = Identifier(bytes: try data(column)) else {
            throw .damaged(detail: "a \(column) has the wrong length")
        }
        return id
    }

    func instant(_ column: String) throws(StoreError) -> Instant {
        Instant(clamping: try integer(column))
    }

    func isNull(_ column: String) -> Bool { row[column] == DatabaseValue.null }

    private func value<Value: DatabaseValueConvertible>(_ column: String) throws(StoreError) -> Value {
        let found: DatabaseValue = row[column]
        guard let value = Value.fromDatabaseValue(found) else {
            throw .damaged(detail: "a row has no \(column)")
        }
        return value
    }
}
