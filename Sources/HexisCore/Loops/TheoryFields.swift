/// The state of a theory that its entries add up to.
struct TheoryFields: Hashable, Sendable {
    let id: Identifier
    /// When the theory was made; orders theories.
    var made: Stamp?
    var craving = Latest<Line?>(initially: nil)
    var fulfilment = Latest<Line?>(initially: nil)
    var note = Latest<Passage?>(initially: nil)
    /// Sorted by id.
    var tries: [TryFields] = []
    var isRemoved = false

    init(id: Identifier) {
        self.id = id
    }
}

/// The state of a try that its entries add up to.
struct TryFields: Hashable, Sendable {
    let id: Identifier
    /// When the try was first recorded.
    var made: Stamp?
    var latest = Latest<TheoryTried?>(initially: nil)
}

extension TheoryFields {
    mutating func record(_ fact: TheoryTried, at stamp: Stamp) {
        let place = tries.firstSortedIndex { $0.id >= fact.attempt }
        if place == tries.count || tries[place].id != fact.attempt {
            tries.insert(TryFields(id: fact.attempt), at: place)
        }
        tries[place].made = min(tries[place].made ?? stamp, stamp)
        tries[place].latest.set(fact, at: stamp)
    }
}
