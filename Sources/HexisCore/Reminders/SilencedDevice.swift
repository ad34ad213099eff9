/// Why a device does not remind any more.
public enum SilenceCause: Int, ChoiceField, Sendable {
    /// Its browser has ended that: its push service does not know it any more.
    case ended = 0
    /// Nobody has opened Hexis on it for so long that it was signed out.
    case unused
    /// Somebody signed it out from another device.
    case signedOut
    /// Its push service refuses what is sent to it.
    case refused

    public var name: String {
        switch self {
        case .ended: "ended"
        case .unused: "unused"
        case .signedOut: "signedOut"
        case .refused: "refused"
        }
    }
}

/// A device does not remind any more, though nobody switched that off on it.
public struct DeviceSilenced: FactFields {
    public var silenced: Identifier
    /// `Chrome on Android`.
    public var name: Line
    public var cause: SilenceCause

    public init(silenced: Identifier, name: Line, cause: SilenceCause) {
        self.silenced = silenced
        self.name = name
        self.cause = cause
    }

    init(_ known: DeviceSilenced?, _ coder: inout FieldCoder) throws(WireError) {
        silenced = try coder.field(1, "silenced", known?.silenced)
        name = try coder.field(2, "name", known?.name)
        cause = try coder.field(3, "cause", known?.cause)
    }
}

/// The person has read that a device does not remind any more, or it does again.
public struct SilenceSettled: FactFields {
    public var silenced: Identifier

    public init(silenced: Identifier) {
        self.silenced = silenced
    }

    init(_ known: SilenceSettled?, _ coder: inout FieldCoder) throws(WireError) {
        silenced = try coder.field(1, "silenced", known?.silenced)
    }
}

/// What was said last of a device.
struct SilencedFields: Hashable, Sendable {
    let device: Identifier
    var latest = Latest<DeviceSilenced?>(initially: nil)
}

extension PracticeFields {
    mutating func change(silenced device: Identifier, _ fact: DeviceSilenced?, at stamp: Stamp) {
        let place = silenced.firstSortedIndex { $0.device >= device }
        if place == silenced.count || silenced[place].device != device {
            silenced.insert(SilencedFields(device: device), at: place)
        }
        silenced[place].latest.set(fact, at: stamp)
    }
}

extension Practice {
    /// The devices that do not remind any more, until the person has read so, by their identifiers.
    public var silencedDevices: [DeviceSilenced] { fields.silenced.compactMap { $0.latest.value } }
}
