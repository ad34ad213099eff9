package import HexisCore

extension ReminderChannel {
    /// The fact that switches the channel off because its service wants no more messages.
    package var switchedOff: Fact {
        .reminderChannelSet(
            ReminderChannelSet(channel: id, kind: kind, address: address, secret: secret, isOn: false))
    }
}
