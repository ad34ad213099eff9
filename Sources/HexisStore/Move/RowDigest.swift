import Crypto
import Foundation

/// The number of some rows, and a digest of everything in them. The columns may come in any order.
struct RowDigest: Equatable {
    private var count = 0
    private var hash = SHA256()

    mutating func add(_ row: SQLRow) {
        count += 1
        for (column, value) in zip(row.columns, row.values).sorted(by: { $0.0 < $1.0 }) {
            add(column, Data(column.utf8))
            switch value {
            case .null: add("null", Data())
            case .integer(let integer): add("integer", withUnsafeBytes(of: integer.bigEndian) { Data($0) })
            case .text(let text): add("text", Data(text.utf8))
            case .data(let data): add("data", data)
            }
        }
    }

    /// With the length, so that no two rows have the same bytes.
    private mutating func add(_ kind: String, _ bytes: Data) {
        hash.update(data: Data("\(kind) \(bytes.count) ".utf8))
        hash.update(data: bytes)
    }

    static func == (left: RowDigest, right: RowDigest) -> Bool {
        left.count == right.count && left.hash.finalize() == right.hash.finalize()
    }
}
