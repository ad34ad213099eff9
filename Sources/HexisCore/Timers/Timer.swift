/// A stopwatch or a countdown, started on one device, visible and stoppable on every other.
public struct Timer: Hashable, Sendable {
    public let id: Identifier
    /// The personal challenge or the habit whose minutes it measures.
    public let subject: Identifier
    public let started: Instant
    /// The length of a countdown in seconds; `nil` for a stopwatch.
    public let length: Int64?
    /// The UTC offset of the starting clock, in seconds east; `nil` if it was not recorded.
    public var offset: Int?

    /// The maximum running time in seconds: a timer that runs longer was forgotten.
    public static let longest: Int64 = 86_400

    /// Returns how long the timer has run, in seconds. A countdown stops at its length.
    public func seconds(at now: Instant) -> Int64 {
        let run = max(0, (now.milliseconds - started.milliseconds) / 1000)
        return min(run, length.map { min(max($0, 1), Timer.longest) } ?? Timer.longest)
    }

    /// Returns whether the timer is a stopwatch that ran for a day: it was forgotten, and no one knows how much of it
    /// counts.
    public func isForgotten(at now: Instant) -> Bool { length == nil && seconds(at: now) == Timer.longest }

    /// Returns whether the timer is still counting; a finished countdown waits for the person's answer.
    public func isRunning(at now: Instant) -> Bool {
        seconds(at: now) < (length.map { min($0, Timer.longest) } ?? Timer.longest)
    }
}

/// The fields of a timer, each with the latest value from any device.
struct TimerFields: Hashable, Sendable {
    let id: Identifier
    private(set) var started = Latest<TimerStarted?>(initially: nil)
    private(set) var offset: Int?
    var isStopped = false

    init(id: Identifier) {
        self.id = id
    }

    mutating func start(_ fact: TimerStarted, at stamp: Stamp, offset: Int?) {
        started.set(fact, at: stamp)
        if started.stamp == stamp { self.offset = offset }
    }
}

extension Practice {
    /// The timers that were not stopped, sorted by id.
    public var timers: [Timer] {
        fields.timers.compactMap { timer in
            guard !timer.isStopped, let started = timer.started.value else { return nil }
            return Timer(
                id: timer.id, subject: started.subject, started: started.at, length: started.seconds,
                offset: timer.offset)
        }
    }

    public func timer(of subject: Identifier) -> Timer? { timers.last { $0.subject == subject } }
}

extension PracticeFields {
    /// Changes a timer in place, creating it if its start has not arrived yet. A timer whose stop arrives first stays
    /// stopped.
    @inline(never)
    mutating func change(timer: Identifier, _ body: (inout TimerFields) -> Void) {
        let place = timers.firstSortedIndex { $0.id >= timer }
        if place == timers.count || timers[place].id != timer {
            timers.insert(TimerFields(id: timer), at: place)
        }
        body(&timers[place])
    }
}
