/// What a device does with the server's reply: one change of its storage, all or nothing.
public struct SyncTake: Hashable, Sendable {
    /// The server's entries to add to what the device keeps, among them those of its own that arrived.
    public var keep: [ArraySlice<UInt8>] = []
    /// Which of the entries that were sent need not be sent again, by their places.
    public var sent: [Int] = []
    /// Which of them the server could not read, by their places: they wait for a newer one.
    public var unread: [Int] = []
    /// Whether the practice is another one afterwards.
    public var hasNews = false
    /// Whether some that were sent lie too far ahead, and are to be restamped and sent again.
    public var isAhead = false
    /// Whether the practice has to be folded again, because the server's version of an entry holds.
    public var isFoldedAgain = false
    /// Whether the server's history is another than the one the device knew: all that the device keeps is to be
    /// sent again, since the server may lack any of it.
    public var isAnotherHistory = false

    /// Reads off a reply what the device, whose practice is given, has to change.
    public init(_ reply: SyncReply, to request: SyncRequest, with practice: Practice) {
        isAnotherHistory = request.epoch.map { $0 != reply.epoch } ?? false
        for (place, outcome) in reply.outcomes.prefix(request.entries.count).enumerated() {
            switch outcome {
            case .kept:
                sent.append(place)
                keep.append(request.entries[place])
            case .different:
                sent.append(place)
                isFoldedAgain = true
            case .ahead: isAhead = true
            case .unread: unread.append(place)
            }
        }
        let news = reply.stored + reply.entries.filter { SyncTake.isNew($0, in: practice) }
        hasNews = !news.isEmpty
        keep += news
    }

    /// What cannot be read here is kept all the same: a newer program will.
    private static func isNew(_ bytes: ArraySlice<UInt8>, in practice: Practice) -> Bool {
        do throws(WireError) {
            return !practice.contains(try Entry(bytes: bytes).id)
        } catch {
            return true
        }
    }
}
