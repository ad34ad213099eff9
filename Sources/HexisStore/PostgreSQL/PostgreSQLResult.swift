import CPostgreSQL
import Foundation

/// What a statement answered.
final class PostgreSQLResult {
    private let pointer: OpaquePointer

    /// Throws if the server, or the way to it, refused the statement.
    init(_ pointer: OpaquePointer?, of connection: OpaquePointer) throws(PostgreSQLFailure) {
        guard let pointer else { throw .disconnection(String(cString: PQerrorMessage(connection))) }
        let failure = PostgreSQLResult.failure(pointer, of: connection)
        guard failure == nil else {
            PQclear(pointer)
            throw failure ?? .disconnection("")
        }
        self.pointer = pointer
    }

    deinit { PQclear(pointer) }

    private static func failure(_ pointer: OpaquePointer, of connection: OpaquePointer) -> PostgreSQLFailure?
    {
        switch PQresultStatus(pointer) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_SINGLE_TUPLE, PGRES_PIPELINE_SYNC: return nil
        default: break
        }
        let message = text(PQresultErrorField(pointer, field("M"))) ?? text(PQerrorMessage(connection)) ?? ""
        guard PQstatus(connection) == CONNECTION_OK, let state = text(PQresultErrorField(pointer, field("C")))
        else { return .disconnection(message) }
        return PostgreSQLFailure(state: state, message: message)
    }

    private static func field(_ letter: Unicode.Scalar) -> Int32 { Int32(letter.value) }

    private static func text(_ pointer: UnsafePointer<CChar>?) -> String? {
        pointer.map { String(cString: $0).trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    /// The number of rows that the statement changed.
    var changes: Int { Int(String(cString: PQcmdTuples(pointer))) ?? 0 }

    /// What the statement did, such as `COMMIT`.
    var command: String { String(cString: PQcmdStatus(pointer)) }

    var columns: [String] {
        (0..<PQnfields(pointer)).map { column in PQfname(pointer, column).map { String(cString: $0) } ?? "" }
    }

    /// The first value of the first row, which the server sent as text; `nil` if there is none.
    var text: String? {
        guard count > 0, PQgetisnull(pointer, 0, 0) == 0 else { return nil }
        return PQgetvalue(pointer, 0, 0).map { String(cString: $0) }
    }

    var count: Int32 { PQntuples(pointer) }

    /// All rows. Throws for a column of a type that Hexis does not use.
    func rows(named columns: [String]) throws -> [SQLRow] {
        try (0..<count).map { try row($0, named: columns) }
    }

    /// The row of a number, from 0. Throws as for all rows.
    func row(_ row: Int32, named columns: [String]) throws -> SQLRow {
        SQLRow(columns: columns, values: try values(row))
    }

    /// The values of a row, which the server sent in its binary format.
    private func values(_ row: Int32) throws -> [SQLValue] {
        try (0..<PQnfields(pointer)).map { column in
            guard PQgetisnull(pointer, row, column) == 0, let bytes = PQgetvalue(pointer, row, column) else {
                return .null
            }
            let length = Int(PQgetlength(pointer, row, column))
            return try value(UnsafeRawBufferPointer(start: bytes, count: length), of: column)
        }
    }

    private func value(_ bytes: UnsafeRawBufferPointer, of column: Int32) throws -> SQLValue {
        switch PostgreSQLType(rawValue: PQftype(pointer, column)) {
        case .bytea: .data(Data(bytes))
        case .text, .varchar, .name: .text(String(decoding: bytes, as: UTF8.self))
        case .bool: .integer(bytes.first == 1 ? 1 : 0)
        case .int2: .integer(Int64(Int16(truncatingIfNeeded: bytes.bigEndianInteger)))
        case .int4: .integer(Int64(Int32(truncatingIfNeeded: bytes.bigEndianInteger)))
        case .int8: .integer(bytes.bigEndianInteger)
        case nil: throw StoreError.damaged(detail: "a column has the type \(PQftype(pointer, column))")
        }
    }
}

/// The numbers of PostgreSQL's own types (`pg_type.dat`).
enum PostgreSQLType: Oid {
    case bool = 16
    case bytea = 17
    case name = 19
    case int8 = 20
    case int2 = 21
    case int4 = 23
    case text = 25
    case varchar = 1043
}

extension UnsafeRawBufferPointer {
    fileprivate var bigEndianInteger: Int64 { Int64(bitPattern: reduce(0) { $0 << 8 | UInt64($1) }) }
}
