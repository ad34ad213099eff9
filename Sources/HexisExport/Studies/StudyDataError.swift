/// Why the data of a study is not given out.
package enum StudyDataError: Error, Hashable, Sendable {
    /// A value is not of its column’s kind, so that it might name a person.
    case unexpectedValue(table: String, column: String)
    /// The disk has no room for the data.
    case noRoom
}
