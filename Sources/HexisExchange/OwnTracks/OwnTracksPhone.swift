package import HexisCore

/// What the server remembers, in memory only, of a phone that runs OwnTracks: the places where it last was and was
/// not. Positions elsewhere are forgotten with their message.
package struct OwnTracksPhone: Sendable {
    private var presences: [Identifier: Presence] = [:]
    /// The places last sent to the phone.
    private var told: JSON?

    private struct Presence {
        let isInside: Bool
        let since: Instant
    }

    /// The accuracy, in metres, that suffices to detect an arrival even at a smaller place.
    private static let sharp = 100
    /// The tolerance for a phone's clock that is ahead, in milliseconds.
    private static let clockError: Int64 = 10 * 60_000

    package init() {}

    /// The entries for the arrivals in a message. Most messages report no change and yield none.
    ///
    /// The time of the arrival counts, not that of the message: OwnTracks queues what it could not send. Messages
    /// dated into the future by a wrong clock are ignored.
    package mutating func entries(
        for message: OwnTracksMessage, _ practice: Practice, device: Identifier, at now: Instant,
        in zone: ZoneRules
    ) -> [Entry] {
        let latest = now.advanced(byMilliseconds: OwnTracksPhone.clockError)
        guard message.instant <= latest else { return [] }
        let places =
            switch message {
            case .location(let fix, _): arrivals(by: fix, practice)
            case .transition(let transition): arrivals(by: transition, practice)
            }
        return entries(of: places, at: min(message.instant, now), practice, device, now, zone)
    }

    /// Two programs may notice the same arrival at slightly different times; the first one to report it counts.
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

    /// The places that contain the position but did not contain the previous one.
    private mutating func arrivals(by fix: OwnTracksFix, _ practice: Practice) -> [NamedPlace] {
        var found: [NamedPlace] = []
        for place in practice.places {
            let known = presences[place.id]
            // A queued position older than the known presence adds nothing.
            if let known, fix.instant < known.since { continue }
            guard let isInside = OwnTracksPhone.isInside(place, by: fix) else { continue }
            if isInside, !(known?.isInside ?? false) { found.append(place) }
            note(place, isInside: isInside, at: fix.instant)
        }
        return found
    }

    /// `nil` for a position that is not accurate enough to tell.
    private static func isInside(_ place: NamedPlace, by fix: OwnTracksFix) -> Bool? {
        let (away, radius) = (place.position.distance(to: fix.position), place.radius.metres)
        if away <= radius, fix.accuracy <= max(radius, sharp) { return true }
        return away - fix.accuracy > radius ? false : nil
    }

    private mutating func arrivals(by transition: OwnTracksTransition, _ practice: Practice) -> [NamedPlace] {
        guard let place = practice.place(of: transition) else { return [] }
        note(place, isInside: transition.isEntering, at: transition.instant)
        return transition.isEntering ? [place] : []
    }

    private mutating func note(_ place: NamedPlace, isInside: Bool, at instant: Instant) {
        if let known = presences[place.id], instant < known.since { return }
        presences[place.id] = Presence(isInside: isInside, since: instant)
    }
}

extension OwnTracksPhone {
    /// The response to OwnTracks: the places as regions to watch, if they differ from those last sent or the person
    /// sent their location manually to request them; else an empty list.
    package mutating func answer(to message: OwnTracksMessage?, _ practice: Practice) -> String {
        let places = JSON.array(practice.places.map { $0.ownTracks })
        let isAsking = if case .location(_, isByHand: true)? = message { true } else { false }
        guard message != nil, places != .array([]), isAsking || places != told else { return "[]" }
        told = places
        return JSON.array([OwnTracksPhone.command(toWatch: places)]).text
    }

    private static func command(toWatch places: JSON) -> JSON {
        let waypoints = [JSON.Member("_type", .string("waypoints")), JSON.Member("waypoints", places)]
        return .object([
            JSON.Member("_type", .string("cmd")), JSON.Member("action", .string("setWaypoints")),
            JSON.Member("waypoints", .object(waypoints)),
        ])
    }
}

extension OwnTracksMessage {
    fileprivate var instant: Instant {
        switch self {
        case .location(let fix, _): fix.instant
        case .transition(let transition): transition.instant
        }
    }
}
