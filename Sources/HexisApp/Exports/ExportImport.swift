public import HexisCore

/// What an export of Hexis contains, before it is imported.
public struct ExportPreview: Hashable, Sendable {
    /// The name of the account that was exported.
    public var userName: String
    public var habits: Int
    public var medicines: Int
    public var photos: Int
    /// The entries that the account does not have yet, and all of them.
    public var newEntries: Int
    public var entries: Int
    /// Entries that cannot be read.
    public var unreadable: Int
    /// When the first and the last entry were recorded; `nil` without entries.
    public var span: ClosedRange<Day>?

    public init(
        userName: String, of practice: Practice, newEntries: Int, unreadable: Int, span: ClosedRange<Day>?
    ) {
        self.userName = userName
        habits = practice.habits.count
        medicines = practice.medicines.count
        photos = practice.photos.count
        entries = practice.count
        self.newEntries = newEntries
        self.unreadable = unreadable
        self.span = span
    }
}

/// What an import of an export brought.
public struct ExportImportResult: Hashable, Sendable {
    public var entries = 0
    public var photos = 0
    /// Photos whose pictures could not be kept.
    public var lostPhotos = 0
    /// Connections to people of another server, which were ended.
    public var endedConnections = 0

    public init() {}
}
