public import HexisCore

/// The progress of an Apple Health import.
public enum HealthImportState: Hashable, Sendable {
    case nothing
    /// Imports of other people are ahead in the queue.
    case waiting
    /// The share of the file that has been read, in percent.
    case reading(percent: Int)
    /// What the file would bring, until the person decides.
    case read(HealthImportResult)
    case recording
    /// What came of it, and how many values can be undone.
    case done(HealthImportResult, undoable: Int)
    case undoing
    case undone
    /// A part of the import, or all of it, could not be undone; another attempt undoes the rest.
    case notUndone
    /// The import failed; the text gives the reason in one or two sentences.
    case failed(String)

    /// Whether the import is still queued or running.
    public var isRunning: Bool {
        switch self {
        case .waiting, .reading, .recording, .undoing: true
        case .nothing, .read, .done, .undone, .notUndone, .failed: false
        }
    }
}

/// What an import brings, or brought.
public struct HealthImportResult: Hashable, Sendable {
    /// In the order of the signals.
    public let days: [SignalDays]
    /// How many of those days are new or changed.
    public let news: Int
    /// How many of those days had a measurement that was removed here. They are among the news only if they come back.
    public let removed: Int
    /// The data that could not be used.
    public let unused: [Unused]

    public init(days: [SignalDays], news: Int, removed: Int = 0, unused: [Unused]) {
        self.days = days
        self.news = news
        self.removed = removed
        self.unused = unused
    }

    /// The result as the page “How your data arrives” stores it.
    public var intake: Intake {
        Intake(.measurement, count: days.reduce(0) { $0 + $1.days }, news: news, unused: unused)
    }

    /// The result as lines of text.
    public var inWords: [String] { HealthImportWording.lines(of: self) }
}

/// The number of days on which a signal was measured.
public struct SignalDays: Hashable, Sendable {
    public let signal: Signal
    public let days: Int

    public init(_ signal: Signal, _ days: Int) {
        self.signal = signal
        self.days = days
    }
}
