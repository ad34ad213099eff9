public import HexisCore

extension Photo {
    /// The path of its file in an export, without the ending: `photos/2026-11-21-…`, with its identifier at the end.
    public var exportedName: String { "photos/\(day)-\(id)" }
}
