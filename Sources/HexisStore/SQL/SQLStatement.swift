/// A statement with its parameters.
struct SQLStatement {
    let sql: String
    let arguments: SQLArguments

    init(_ sql: String, _ arguments: SQLArguments) {
        self.sql = sql
        self.arguments = arguments
    }
}
