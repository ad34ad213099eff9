/// A stopwatch or a countdown: begun on one device, seen and stopped on any.
public struct Timer: Hashable, Sendable {
    public let id: Identifier
    /// The personal challenge or the habit whose minutes it takes.
    public let subject: Identifier
    public let started: Instant
    /// How long it is to run, in seconds; `nil` for a stopwatch.
    public let length: Int64?
    /// The UTC offset of the clock it was started by; `nil` if that was not kept.
    public var offset: Int?

    /// Whatever runs longer was forgotten.
    public static let longest: Int64 = 86_400

    /// How long it has run, in seconds. A countdown ends by itself.
    public func seconds(at now: Instant) -> Int64 {
        let run = max(0, (now.milliseconds - started.milliseconds) / 1000)
        return min(run, length.map { min(max($0, 1), Timer.longest) } ?? Timer.longest)
    }

    /// A stopwatch that ran for a day was forgotten: nobody knows how much of it counts.
    public func isForgotten(at now: Instant) -> Bool { length == nil && seconds(at: now) == Timer.longest }

    /// Whether it still counts; a countdown that is through waits for a word.
    public func isRunning(at now: Instant) -> Bool {
        seconds(at: now) < (length.map { min($0, Timer.longest) } ?? Timer.longest)
    }
}

/// What was said about a timer.
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
    /// The timers that nobody stopped, by their ids.
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
    /// A timer whose stop is heard of before its start stays stopped.
    @inline(never)
    mutating func change(timer: Identifier, _ body: (inout TimerFields) -> Void) {
        let place = timers.firstSortedIndex { $0.id >= timer }
        if place == timers.count || timers[place].id != timer {
            timers.insert(TimerFields(id: timer), at: place)
        }
        body(&timers[place])
    }
}
