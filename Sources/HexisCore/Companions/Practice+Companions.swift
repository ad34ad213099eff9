extension PracticeFields {
    /// Applies a fact to its companion, who is created if the entry by which the two met has not arrived yet.
    mutating func apply(_ fact: CompanionFact, at stamp: Stamp) {
        let id = fact.companion
        let index = companions.firstSortedIndex { $0.id >= id }
        if index == companions.count || companions[index].id != id {
            companions.insert(Companion(id: id), at: index)
        }
        companions[index].apply(fact, at: stamp)
    }
}

extension Practice {
    /// All companions, past ones too, the latest first.
    public var companions: [Companion] {
        let all = fields.companions.filter { $0.isThere }
        return sortedPlaces(of: all.count) { all[$0].isBefore(all[$1]) }.map { all[$0] }
    }

    /// The companions of one goal who have not left.
    public func companions(of challenge: Identifier) -> [Companion] {
        companions.filter { $0.challenge == challenge && !$0.isOver }
    }

    /// Returns `nil` for one that does not exist.
    public func companion(_ id: Identifier) -> Companion? {
        let index = fields.companions.firstSortedIndex { $0.id >= id }
        guard index < fields.companions.count, fields.companions[index].id == id,
            fields.companions[index].isThere
        else { return nil }
        return fields.companions[index]
    }

    /// Whether the person wants nothing to do with somebody, because of any goal.
    public func isBlocked(_ person: Identifier) -> Bool {
        fields.companions.contains { $0.person == person && $0.isBlocked }
    }
}
