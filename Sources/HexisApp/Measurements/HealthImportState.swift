import HexisCore

/// How an import of Apple Health stands.
public enum HealthImportState: Hashable, Sendable {
    case nothing
    /// Others' imports come first.
    case waiting
    /// Hundredths of the file that have been read.
    case reading(percent: Int)
    case recording
    case done(HealthImportResult)
    /// Why not, in a sentence or two.
    case failed(String)

    /// Whether there is more to come.
    public var isRunning: Bool {
        switch self {
        case .waiting, .reading, .recording: true
        case .nothing, .done, .failed: false
        }
    }
}

/// What an import brought.
public struct HealthImportResult: Hashable, Sendable {
    /// In the signals' order.
    public let days: [SignalDays]
    /// How many of those days are new, or say something new.
    public let news: Int
    /// What could not be used.
    public let unused: [Unused]

    public init(days: [SignalDays], news: Int, unused: [Unused]) {
        self.days = days
        self.news = news
        self.unused = unused
    }

    /// As the page “How your data arrives” remembers it.
    public var intake: Intake {
        Intake(.measurement, count: days.reduce(0) { $0 + $1.days }, news: news, unused: unused)
    }

    /// Line by line, for people.
    public var inWords: [String] { HealthImportWording.lines(of: self) }
}

/// On how many days a signal was measured.
public struct SignalDays: Hashable, Sendable {
    public let signal: Signal
    public let days: Int

    public init(_ signal: Signal, _ days: Int) {
        self.signal = signal
        self.days = days
    }
}
