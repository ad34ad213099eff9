import HexisCore

/// What the program OwnTracks tells from a phone, as far as it says something of places
/// (https://owntracks.org/booklet/tech/json).
public enum OwnTracksMessage: Hashable, Sendable {
    /// Where the phone is.
    case location(OwnTracksFix, isByHand: Bool)
    /// It came into a region, or left it.
    case transition(OwnTracksTransition)

    /// Longer than any message with something to say, in bytes.
    public static let longest = 64 * 1024

    /// `nil` for every other kind of message, for an empty one, and for one that is not as the program writes it: whoever
    /// sent it is answered that all is well, for it would come again and again.
    public init?(_ bytes: some Collection<UInt8>) {
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

    /// What is wrong with bytes that are no message; `nil` for those of a kind that says nothing of places. Where the
    /// phone was does not belong into an example.
    public static func fault(of bytes: some Collection<UInt8>) -> Unused? {
        guard !bytes.isEmpty, OwnTracksMessage(bytes) == nil else { return nil }
        guard let json = try? JSON(parsing: bytes), let type = json["_type"]?.string else {
            return Unused(.message)
        }
        return type == "location" || type == "transition" ? Unused(.message, type) : nil
    }
}

/// Where a phone was, at an instant.
public struct OwnTracksFix: Hashable, Sendable {
    public let instant: Instant
    public let position: Position
    /// Metres by which the position may be wrong; OwnTracks leaves it out where it is none.
    public let accuracy: Int

    init?(_ json: JSON) {
        guard let instant = Instant(ownTracks: json["tst"]), let position = Position(ownTracks: json),
            let accuracy = accuracyInMetres(json["acc"])
        else { return nil }
        self.instant = instant
        self.position = position
        self.accuracy = accuracy
    }
}

/// A phone came into a region, or left it.
public struct OwnTracksTransition: Hashable, Sendable {
    public let instant: Instant
    public let isEntering: Bool
    /// What the region is called, where it says so.
    public let name: String?
    /// What the region was given as its identifier, and as the second of its making.
    let region: String?
    let made: Int64?
    /// Where the phone was, where it says so.
    public let position: Position?

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
    /// From whole seconds since 1970; `nil` for milliseconds, too, which lie tens of thousands of years ahead.
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
    /// Phones write small numbers as `1.0E-4`, so that these are read as a `Double` first.
    fileprivate init?(_ json: JSON?) {
        guard case .number(let text)? = json, let degrees = Double(text), -180...180 ~= degrees else {
            return nil
        }
        self.init(tenMillionths: Int64((degrees * 10_000_000).rounded()))
    }
}

/// 0 where there is none; `nil` for what is no distance, such as −1, by which phones say that they do not know.
private func accuracyInMetres(_ json: JSON?) -> Int? {
    guard let json else { return 0 }
    guard case .number(let text) = json, let metres = Double(text), 0...1_000_000 ~= metres else {
        return nil
    }
    return Int(metres.rounded(.up))
}
