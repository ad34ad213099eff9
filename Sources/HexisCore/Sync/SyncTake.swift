/// What a device changes after the server's reply, as a single all-or-nothing change of its storage.
public struct SyncTake: Hashable, Sendable {
    /// The server's entries to store, including the device's own that have arrived.
    public var keep: [ArraySlice<UInt8>] = []
    /// The indices of sent entries that need not be sent again.
    public var sent: [Int] = []
    /// The indices of sent entries that the server could not read: they wait for a newer server.
    public var unread: [Int] = []
    /// Whether the practice changes.
    public var hasNews = false
    /// Whether some sent entries are too far ahead, and must be restamped and sent again.
    public var isAhead = false
    /// Whether the practice has to be rebuilt from its entries, because the server's version of one takes precedence.
    public var isFoldedAgain = false
    /// Whether the server's history differs from the one the device knew: the device must send everything again, since
    /// the server may lack any of it.
    public var isAnotherHistory = false

    /// Derives the changes from a reply, given the device's practice.
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

    /// Returns whether an entry is new. Unreadable ones count as new and are kept: a newer program will read them.
    private static func isNew(_ bytes: ArraySlice<UInt8>, in practice: Practice) -> Bool {
        do throws(WireError) {
            return !practice.contains(try Entry(bytes: bytes).id)
        } catch {
            return true
        }
    }
}
