/// A channel as its entries add up to it.
struct ReminderChannelFields: Hashable, Sendable {
    let id: Identifier
    /// When it was first set up: channels stand in that order.
    var made: Stamp?
    var latest = Latest<ReminderChannelSet?>(initially: nil)
    var code = Latest<Printable?>(initially: nil)
    var isRemoved = false

    init(id: Identifier) {
        self.id = id
    }
}

extension PracticeFields {
    /// Changes a channel in place; one that was not heard of yet is kept for when it is set up.
    mutating func change(channel: Identifier, _ body: (inout ReminderChannelFields) -> Void) {
        let place = channels.firstSortedIndex { $0.id >= channel }
        if place == channels.count || channels[place].id != channel {
            channels.insert(ReminderChannelFields(id: channel), at: place)
        }
        body(&channels[place])
    }
}
