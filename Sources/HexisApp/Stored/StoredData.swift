public import HexisCore

/// How much of each kind is stored about a person, and to whom it goes.
public struct StoredData: Sendable {
    /// The entries of each kind, by its number.
    private var counts = [Int](repeating: 0, count: StoredKind.allCases.count)
    /// Entries that could not be read.
    public var unreadable = 0
    public var pictureBytes: Int64 = 0
    /// The browsers that are signed in.
    public var sessionCount = 0
    /// The browsers that show reminders.
    public var pushCount = 0
    public var hasPassword = true
    /// The address for messages about the account.
    public var email: String?
    public var passkeyCount = 0
    public var linkedCount = 0
    public var recoveryCodeCount = 0
    public var failedSignInCount = 0
    public var eventCount = 0
    /// The programs from which data came.
    public var wayInCount = 0
    /// The revisions that apps built on CareKit exchange.
    public var careKitCount = 0
    /// The imports that await a decision, or can be undone.
    public var importCount = 0
    /// The names of the API tokens.
    public var tokens: [String] = []
    /// The addresses of the webhooks that are on.
    public var webhooks: [String] = []
    public var hasCalendar = false
    /// The studies that the person takes part in, or left with their data.
    public var studies: [JoinedStudy] = []

    public init() {}

    public mutating func add(_ entries: [Entry]) {
        for entry in entries { counts[StoredKind(entry.fact).rawValue] += 1 }
    }

    func count(of kind: StoredKind) -> Int { counts[kind.rawValue] }
}
