/// The state of a channel that its entries add up to.
struct ReminderChannelFields: Hashable, Sendable {
    let id: Identifier
    /// When the channel was first set up; orders channels.
    var made: Stamp?
    var latest = Latest<ReminderChannelSet?>(initially: nil)
    var code = Latest<Printable?>(initially: nil)
    var isRemoved = false

    init(id: Identifier) {
        self.id = id
    }
}

extension PracticeFields {
    /// Changes a channel in place, creating it if its setup has not arrived yet.
    mutating func change(channel: Identifier, _ body: (inout ReminderChannelFields) -> Void) {
        let place = channels.firstSortedIndex { $0.id >= channel }
        if place == channels.count || channels[place].id != channel {
            channels.insert(ReminderChannelFields(id: channel), at: place)
        }
        body(&channels[place])
    }
}
