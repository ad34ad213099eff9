import Foundation

/// A value of a column, or of a statement's parameter. No column holds fractions.
enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case data(Data)
}

/// What a statement's parameter can be given.
protocol SQLConvertible {
    var sqlValue: SQLValue { get }
}

extension SQLValue: SQLConvertible {
    var sqlValue: SQLValue { self }
}

extension Int64: SQLConvertible {
    var sqlValue: SQLValue { .integer(self) }
}

extension Int: SQLConvertible {
    var sqlValue: SQLValue { .integer(Int64(self)) }
}

/// As 1 or 0.
extension Bool: SQLConvertible {
    var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}

extension String: SQLConvertible {
    var sqlValue: SQLValue { .text(self) }
}

extension Data: SQLConvertible {
    var sqlValue: SQLValue { .data(self) }
}

/// The values of a statement's parameters, in their order.
struct SQLArguments: ExpressibleByArrayLiteral {
    var values: [SQLValue]

    init(_ values: [SQLValue]) {
        self.values = values
    }

    init(arrayLiteral elements: (any SQLConvertible)?...) {
        values = elements.map { $0?.sqlValue ?? .null }
    }

    static func + (left: SQLArguments, right: SQLArguments) -> SQLArguments {
        SQLArguments(left.values + right.values)
    }
}
