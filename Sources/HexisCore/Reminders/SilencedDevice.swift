/// Why a device no longer shows reminders.
public enum SilenceCause: Int, ChoiceField, Sendable {
    /// Its browser ended the subscription: the push service no longer knows it.
    case ended = 0
    /// Its session expired, because nobody opened Hexis on it for too long.
    case unused
    /// It was signed out from another device.
    case signedOut
    /// Its push service refuses messages to it.
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

/// A device no longer shows reminders, although nobody turned them off on it.
public struct DeviceSilenced: FactFields {
    public var silenced: Identifier
    /// The device's name, such as `Chrome on Android`.
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

/// The person read the notice that a device no longer shows reminders, or the device shows them again.
public struct SilenceSettled: FactFields {
    public var silenced: Identifier

    public init(silenced: Identifier) {
        self.silenced = silenced
    }

    init(_ known: SilenceSettled?, _ coder: inout FieldCoder) throws(WireError) {
        silenced = try coder.field(1, "silenced", known?.silenced)
    }
}

/// The latest fact about a device.
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
    /// The devices that no longer show reminders, until the person has read the notice, sorted by identifier.
    public var silencedDevices: [DeviceSilenced] { fields.silenced.compactMap { $0.latest.value } }
}
