/// Another way to be reminded was set up, or changed as a whole.
public struct ReminderChannelSet: FactFields {
    public var channel: Identifier
    public var kind: ReminderChannel.Kind
    public var address: Printable
    /// An ntfy topic's access token, or what a webhook's messages are signed with.
    public var secret: Printable?
    public var isOn: Bool

    public init(
        channel: Identifier, kind: ReminderChannel.Kind, address: Printable, secret: Printable? = nil,
        isOn: Bool = true
    ) {
        self.channel = channel
        self.kind = kind
        self.address = address
        self.secret = secret
        self.isOn = isOn
    }

    init(_ known: ReminderChannelSet?, _ coder: inout FieldCoder) throws(WireError) {
        channel = try coder.field(1, "channel", known?.channel)
        kind = try coder.field(2, "kind", known?.kind)
        address = try coder.field(3, "address", known?.address)
        secret = try coder.optional(4, "secret", known?.secret)
        isOn = try coder.field(5, "isOn", known?.isOn)
    }
}

/// Another way to be reminded was taken away.
public struct ReminderChannelRemoved: FactFields {
    public var channel: Identifier

    public init(channel: Identifier) {
        self.channel = channel
    }

    init(_ known: ReminderChannelRemoved?, _ coder: inout FieldCoder) throws(WireError) {
        channel = try coder.field(1, "channel", known?.channel)
    }
}

/// The person opened the link that was sent to an address, and said that it is theirs.
///
/// Whether the code is the one that was sent, only the server can tell: it made it from the channel and its address.
public struct ReminderChannelConfirmed: FactFields {
    public var channel: Identifier
    public var code: Printable

    public init(channel: Identifier, code: Printable) {
        self.channel = channel
        self.code = code
    }

    init(_ known: ReminderChannelConfirmed?, _ coder: inout FieldCoder) throws(WireError) {
        channel = try coder.field(1, "channel", known?.channel)
        code = try coder.field(2, "code", known?.code)
    }
}
