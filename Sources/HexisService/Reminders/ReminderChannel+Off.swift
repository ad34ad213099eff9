import HexisCore

extension ReminderChannel {
    /// The other side wants no more.
    package var switchedOff: Fact {
        .reminderChannelSet(
            ReminderChannelSet(channel: id, kind: kind, address: address, secret: secret, isOn: false))
    }
}
