/// The notifications of cheers, of those companions for whom the person switched them on.
struct CheerCalls {
    private let calls: [Occurrence]

    init(_ practice: Practice, _ times: CallingTimes) {
        calls = practice.notifyingCompanions.flatMap { companion in
            companion.received.suffix(CheerCalls.latest).map { cheer in
                let instant = times.instant(ofEvent: cheer.instant)
                return Occurrence(.cheer(companion.id), on: times.day(at: instant), at: instant)
            }
        }
    }

    /// More than arrive within two days; those before are past.
    private static let latest = 3 * Cheer.mostADay

    var isIdle: Bool { calls.isEmpty }

    /// Several that waited for the end of quiet hours come as one.
    func occurrences(on day: Day) -> [Occurrence] {
        var found: [Occurrence] = []
        for call in calls where call.day == day && !found.contains(call) { found.append(call) }
        return found
    }
}

extension Companion {
    /// The cheers of the companion for the person, the earliest first.
    public var received: [CompanionCheer] { cheers.filter { $0.party == .companion } }
}

extension Practice {
    fileprivate var notifyingCompanions: [Companion] {
        settings.isPaused ? [] : fields.companions.filter { $0.notifies }
    }

    /// Whether a notification would say that somebody cheered.
    var notifiesOfCheers: Bool { fields.companions.contains { $0.notifies } }
}

extension Companion {
    fileprivate var notifies: Bool { isNotified && state == .active }
}
