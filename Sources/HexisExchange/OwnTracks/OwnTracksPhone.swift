import HexisCore

/// What is remembered, and only in memory, of one phone that runs OwnTracks: at which places it last was and was not.
/// Where it is otherwise is forgotten with the message that said so.
public struct OwnTracksPhone: Sendable {
    private var presences: [Identifier: Presence] = [:]
    /// What the phone was last told of the places.
    private var told: JSON?

    private struct Presence {
        let isInside: Bool
        let since: Instant
    }

    /// Metres by which a position may be wrong and still tell of an arrival, also at a small place.
    private static let sharp = 100
    /// Milliseconds by which the clock of a phone may be ahead.
    private static let clockError: Int64 = 10 * 60_000

    public init() {}

    /// The arrivals that a message tells of, to be recorded: mostly none, since most messages say that nothing changed.
    ///
    /// When it happened counts, not when it is told: OwnTracks keeps what it could not send. What a clock far ahead
    /// dates into the future is left out.
    public mutating func entries(
        for message: OwnTracksMessage, _ practice: Practice, device: Identifier, at now: Instant,
        in zone: ZoneRules
    ) -> [Entry] {
        let latest = now.advanced(byMilliseconds: OwnTracksPhone.clockError)
        var places: [NamedPlace] = []
        let instant: Instant
        switch message {
        case .location(let fix, _):
            guard fix.instant <= latest else { return [] }
            instant = fix.instant
            places = arrivals(by: fix, practice)
        case .transition(let transition):
            guard transition.instant <= latest else { return [] }
            instant = transition.instant
            if let place = practice.place(of: transition) {
                if transition.isEntering { places = [place] }
                note(place, isInside: transition.isEntering, at: instant)
            }
        }
        return entries(of: places, at: min(instant, now), practice, device, now, zone)
    }

    /// Two programs may notice one arrival, each a little earlier or later: the first that tells of it counts.
    private func entries(
        of places: [NamedPlace], at instant: Instant, _ practice: Practice, _ device: Identifier,
        _ now: Instant, _ zone: ZoneRules
    ) -> [Entry] {
        let new = places.filter { !practice.hasArrival(at: $0.id, around: instant) }
        return new.enumerated().map { number, place in
            let arrived = Arrived(place: place.id, instant: instant, source: .ownTracks)
            return Entry(
                id: arrived.entry, at: practice.instant(at: now).advanced(byMilliseconds: Int64(number)),
                device: device, fact: .arrived(arrived), offset: zone.offset(at: instant))
        }
    }

    /// The places that a position lies in, and the one before did not.
    private mutating func arrivals(by fix: OwnTracksFix, _ practice: Practice) -> [NamedPlace] {
        var found: [NamedPlace] = []
        for place in practice.places {
            let known = presences[place.id]
            // What was queued on the phone and is older than what is known says nothing new.
            if let known, fix.instant < known.since { continue }
            let away = place.position.distance(to: fix.position)
            if away <= place.radius.metres, fix.accuracy <= max(place.radius.metres, OwnTracksPhone.sharp) {
                if !(known?.isInside ?? false) { found.append(place) }
                note(place, isInside: true, at: fix.instant)
            } else if away - fix.accuracy > place.radius.metres {
                note(place, isInside: false, at: fix.instant)
            }
        }
        return found
    }

    private mutating func note(_ place: NamedPlace, isInside: Bool, at instant: Instant) {
        if let known = presences[place.id], instant < known.since { return }
        presences[place.id] = Presence(isInside: isInside, since: instant)
    }
}

extension OwnTracksPhone {
    /// What OwnTracks is answered: the places as regions to watch, when they are others than it was told last or the
    /// person sent their location by hand, as asking; else that there is nothing.
    public mutating func answer(to message: OwnTracksMessage?, _ practice: Practice) -> String {
        let places = JSON.array(practice.places.map { $0.ownTracks })
        let isAsking = if case .location(_, isByHand: true)? = message { true } else { false }
        guard message != nil, places != .array([]), isAsking || places != told else { return "[]" }
        told = places
        return JSON.array([
            .object([
                JSON.Member("_type", .string("cmd")), JSON.Member("action", .string("setWaypoints")),
                JSON.Member(
                    "waypoints",
                    .object([JSON.Member("_type", .string("waypoints")), JSON.Member("waypoints", places)])),
            ])
        ]).text
    }
}
