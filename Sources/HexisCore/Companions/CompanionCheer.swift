/// One cheer, from either of the two.
public struct CompanionCheer: Hashable, Sendable {
    public let party: CompanionParty
    public let cheer: Cheer
    public let text: Line?
    let stamp: Stamp

    init(_ fact: CompanionCheered, at stamp: Stamp) {
        party = fact.party
        cheer = fact.cheer
        text = fact.text
        self.stamp = stamp
    }

    public var instant: Instant { stamp.at }
}
