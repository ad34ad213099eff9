/// Either of the two cheered the other. What the companion sends, the server records.
public struct CompanionCheered: FactFields {
    public var companion: Identifier
    /// Who cheered.
    public var party: CompanionParty
    public var cheer: Cheer
    public var text: Line?

    public init(companion: Identifier, party: CompanionParty, cheer: Cheer, text: Line? = nil) {
        self.companion = companion
        self.party = party
        self.cheer = cheer
        self.text = text
    }

    init(_ known: CompanionCheered?, _ coder: inout FieldCoder) throws(WireError) {
        companion = try coder.field(1, "companion", known?.companion)
        party = try coder.field(2, "party", known?.party)
        cheer = try coder.field(3, "cheer", known?.cheer)
        text = try coder.optional(4, "text", known?.text)
    }
}

/// A drawing with which somebody cheers.
public enum Cheer: Int, ChoiceField, Sendable {
    case star = 0
    case heart, sun, flame, leaf

    public var name: String {
        switch self {
        case .star: "star"
        case .heart: "heart"
        case .sun: "sun"
        case .flame: "flame"
        case .leaf: "leaf"
        }
    }

    /// The most characters of the words beside it.
    public static let longestText = 80
}

/// The person wants to see a companion on Today, or no more.
public struct CompanionMuted: FactFields {
    public var companion: Identifier
    public var isMuted: Bool

    public init(companion: Identifier, isMuted: Bool) {
        self.companion = companion
        self.isMuted = isMuted
    }

    init(_ known: CompanionMuted?, _ coder: inout FieldCoder) throws(WireError) {
        companion = try coder.field(1, "companion", known?.companion)
        isMuted = try coder.field(2, "isMuted", known?.isMuted)
    }
}

/// The person wants nothing more to do with a companion, in no goal, or took that back.
public struct CompanionBlocked: FactFields {
    public var companion: Identifier
    public var isBlocked: Bool

    public init(companion: Identifier, isBlocked: Bool) {
        self.companion = companion
        self.isBlocked = isBlocked
    }

    init(_ known: CompanionBlocked?, _ coder: inout FieldCoder) throws(WireError) {
        companion = try coder.field(1, "companion", known?.companion)
        isBlocked = try coder.field(2, "isBlocked", known?.isBlocked)
    }
}

/// The person wants a notification when a companion cheers them, or no more.
public struct CompanionNotified: FactFields {
    public var companion: Identifier
    public var isNotified: Bool

    public init(companion: Identifier, isNotified: Bool) {
        self.companion = companion
        self.isNotified = isNotified
    }

    init(_ known: CompanionNotified?, _ coder: inout FieldCoder) throws(WireError) {
        companion = try coder.field(1, "companion", known?.companion)
        isNotified = try coder.field(2, "isNotified", known?.isNotified)
    }
}
