package import HexisCore

/// A message of the app OwnTracks, as far as it concerns places (https://owntracks.org/booklet/tech/json).
package enum OwnTracksMessage: Hashable, Sendable {
    /// The phone's position.
    case location(OwnTracksFix, isByHand: Bool)
    /// The phone entered or left a region.
    case transition(OwnTracksTransition)

    /// The maximum size of a message, in bytes.
    package static let longest = 64 * 1024

    /// Returns `nil` for every other type of message, for an empty one, and for a malformed one: the server accepts
    /// those too, because OwnTracks would otherwise send them again and again.
    package init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count <= OwnTracksMessage.longest, let json = try? JSON(parsing: bytes) else {
            return nil
        }
        switch json["_type"]?.string {
        case "location"?:
            guard let fix = OwnTracksFix(json) else { return nil }
            self = .location(fix, isByHand: json["t"]?.string == "u")
        case "transition"?:
            guard let transition = OwnTracksTransition(json) else { return nil }
            self = .transition(transition)
        default: return nil
        }
    }

    /// What is wrong with a malformed message; `nil` for valid messages that do not concern places. The example
    /// contains no position of the phone.
    package static func fault(of bytes: some Collection<UInt8>) -> Unused? {
        guard !bytes.isEmpty, OwnTracksMessage(bytes) == nil else { return nil }
        guard let json = try? JSON(parsing: bytes), let type = json["_type"]?.string else {
            return Unused(.message)
        }
        return type == "location" || type == "transition" ? Unused(.message, type) : nil
    }
}

/// The position of a phone at an instant.
package struct OwnTracksFix: Hashable, Sendable {
    package let instant: Instant
    package let position: Position
    /// The accuracy of the position, in metres; 0 if OwnTracks leaves it out.
    package let accuracy: Int

    init?(_ json: JSON) {
        guard let instant = Instant(ownTracks: json["tst"]), let position = Position(ownTracks: json),
            let accuracy = accuracyInMetres(json["acc"])
        else { return nil }
        self.instant = instant
        self.position = position
        self.accuracy = accuracy
    }
}

/// A phone entered or left a region.
package struct OwnTracksTransition: Hashable, Sendable {
    package let instant: Instant
    package let isEntering: Bool
    /// The region's name, if the message has one.
    package let name: String?
    /// The region's identifier, and the second of its creation.
    let region: String?
    let made: Int64?
    /// The phone's position, if the message has one.
    package let position: Position?

    init?(_ json: JSON) {
        guard let instant = Instant(ownTracks: json["tst"]), let event = json["event"]?.string,
            event == "enter" || event == "leave"
        else { return nil }
        self.instant = instant
        isEntering = event == "enter"
        name = json["desc"]?.string
        region = json["rid"]?.string
        made = json["wtst"]?.integer
        position = Position(ownTracks: json)
    }
}

extension Instant {
    /// Reads whole seconds since 1970; `nil` for milliseconds too, which would be tens of thousands of years ahead.
    fileprivate init?(ownTracks json: JSON?) {
        guard let seconds = json?.integer, 0...10_000_000_000 ~= seconds else { return nil }
        self.init(milliseconds: seconds * 1000)
    }
}

extension Position {
    fileprivate init?(ownTracks json: JSON) {
        guard let latitude = Degrees(json["lat"]), let longitude = Degrees(json["lon"]) else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }
}

extension Degrees {
    /// Phones write small numbers as `1.0E-4`, so the text is read as a `Double` first.
    fileprivate init?(_ json: JSON?) {
        guard case .number(let text)? = json, let degrees = Double(text), -180...180 ~= degrees else {
            return nil
        }
        self.init(tenMillionths: Int64((degrees * 10_000_000).rounded()))
    }
}

/// Returns 0 if there is none, and `nil` for an invalid distance such as −1, with which phones report an unknown
/// accuracy.
private func accuracyInMetres(_ json: JSON?) -> Int? {
    guard let json else { return 0 }
    guard case .number(let text) = json, let metres = Double(text), 0...1_000_000 ~= metres else {
        return nil
    }
    return Int(metres.rounded(.up))
}
