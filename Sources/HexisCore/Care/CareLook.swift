/// A care provider's look at a patient's data.
public struct CareLook: Hashable, Sendable {
    public let connection: Identifier
    public let page: CareLooked.Page
    /// What there was to see.
    public private(set) var scope: CareScope
    let stamp: Stamp

    /// Ten minutes, in milliseconds.
    private static let length: Int64 = 600_000

    init(_ fact: CareLooked, at stamp: Stamp) {
        connection = fact.connection
        page = fact.page
        scope = fact.scope
        self.stamp = stamp
    }

    /// When it was; of several looks that are shown as one, the first.
    public var instant: Instant { stamp.at }

    /// Whether an instant belongs to this look. One of a clock that was ahead lasts until none before it.
    func lasts(until instant: Instant) -> Bool {
        self.instant <= instant && instant < self.instant.advanced(byMilliseconds: CareLook.length)
    }

    mutating func join(_ other: CareLook) { scope = scope.union(other.scope) }
}

extension Practice {
    /// The looks of all care providers, the latest first. Those at the same page within ten minutes are one.
    public var careLooks: [CareLook] {
        var looks: [CareLook] = []
        for connection in fields.careConnections where connection.isThere {
            for look in connection.looks {
                let last = looks.lastIndex { $0.connection == look.connection && $0.page == look.page }
                if let last, looks[last].lasts(until: look.instant) {
                    looks[last].join(look)
                } else {
                    looks.append(look)
                }
            }
        }
        return sortedPlaces(of: looks.count) { looks[$0].stamp > looks[$1].stamp }.map { looks[$0] }
    }

    /// Returns whether a look has to be recorded: one at a patient's page after ten minutes, or once there is more to
    /// see; one at the list of all patients once a day, and so one for the weekly summary.
    public func isNew(_ look: CareLooked, at now: Instant, in zone: ZoneRules) -> Bool {
        let looks = careConnection(look.connection)?.looks ?? []
        return !looks.contains { earlier in
            earlier.page == look.page && earlier.scope.contains(look.scope)
                && isRecent(earlier, at: now, in: zone)
        }
    }

    private func isRecent(_ look: CareLook, at now: Instant, in zone: ZoneRules) -> Bool {
        switch look.page {
        case .patient: look.lasts(until: now)
        case .list, .summary: day(of: look.instant, in: zone) == day(of: now, in: zone)
        }
    }

    /// Returns the person's day at an instant.
    func day(of instant: Instant, in zone: ZoneRules) -> Day {
        Moment(
            instant: instant, offset: zone.offset(at: instant), dayStart: fields.settings.dayStart.value
        ).today
    }
}
