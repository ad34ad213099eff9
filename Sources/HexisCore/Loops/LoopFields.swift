/// What was said about a loop, each field the latest that any device said.
struct LoopFields: Hashable, Sendable {
    let id: Identifier
    /// When it was begun; orders loops.
    var begun: Stamp?
    var routine = Latest<Line?>(initially: nil)
    var day = Latest<Day?>(initially: nil)
    var note = Latest<Passage?>(initially: nil)
    var question = Latest<TimeOfDay?>(initially: nil)
    var theory = Latest<Identifier?>(initially: nil)
    var finalized = Latest<LoopFinalized?>(initially: nil)
    /// When it was last opened again.
    var reopened: Stamp?
    var isDeleted = false
    /// By their ids.
    var urges: [UrgeFields] = []
    /// By their ids.
    var theories: [TheoryFields] = []
    /// Every choice there was, the latest last.
    var cues: [Stamped<Line?>] = []
    /// What was said of answers that look alike, the latest last.
    var bonds: [Stamped<AnswersBound>] = []

    init(id: Identifier) {
        self.id = id
    }

    struct Stamped<Value: Hashable & Sendable>: Hashable, Sendable {
        let stamp: Stamp
        let value: Value
    }
}

/// A noted urge as its entries add up to it.
struct UrgeFields: Hashable, Sendable {
    let id: Identifier
    /// When it was first noted.
    var noted: Stamp?
    var latest = Latest<UrgeLogged?>(initially: nil)
    var isForgotten = false

    init(id: Identifier) {
        self.id = id
    }
}

/// A theory as its entries add up to it.
struct TheoryFields: Hashable, Sendable {
    let id: Identifier
    /// When it was made: theories stand in that order.
    var made: Stamp?
    var craving = Latest<Line?>(initially: nil)
    var fulfilment = Latest<Line?>(initially: nil)
    var note = Latest<Passage?>(initially: nil)
    /// By their ids.
    var tries: [TryFields] = []
    var isRemoved = false

    init(id: Identifier) {
        self.id = id
    }
}

/// A try as its entries add up to it.
struct TryFields: Hashable, Sendable {
    let id: Identifier
    /// When it was first marked.
    var made: Stamp?
    var latest = Latest<TheoryTried?>(initially: nil)
}

extension LoopFields {
    mutating func choose(_ cue: Line?, at stamp: Stamp) {
        cues.insert(Stamped(stamp: stamp, value: cue), at: cues.firstSortedIndex { $0.stamp > stamp })
    }

    mutating func bind(_ fact: AnswersBound, at stamp: Stamp) {
        bonds.insert(Stamped(stamp: stamp, value: fact), at: bonds.firstSortedIndex { $0.stamp > stamp })
    }

    mutating func note(_ fact: LoopNoted, at stamp: Stamp) {
        guard let theory = fact.theory else { return note.set(fact.note, at: stamp) }
        change(theory: theory) { $0.note.set(fact.note, at: stamp) }
    }

    /// What is not heard of yet is kept for when it is. Never inlined: `apply` would hold it several times.
    @inline(never)
    mutating func change(urge: Identifier, _ body: (inout UrgeFields) -> Void) {
        let place = urges.firstSortedIndex { $0.id >= urge }
        if place == urges.count || urges[place].id != urge { urges.insert(UrgeFields(id: urge), at: place) }
        body(&urges[place])
    }

    @inline(never)
    mutating func change(theory: Identifier, _ body: (inout TheoryFields) -> Void) {
        let place = theories.firstSortedIndex { $0.id >= theory }
        if place == theories.count || theories[place].id != theory {
            theories.insert(TheoryFields(id: theory), at: place)
        }
        body(&theories[place])
    }
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

extension PracticeFields {
    /// Changes a loop in place; one that was not heard of yet is kept for when it is begun.
    ///
    /// Never inlined: `apply` would hold it many times.
    @inline(never)
    mutating func change(loop: Identifier, _ body: (inout LoopFields) -> Void) {
        let place = loops.firstSortedIndex { $0.id >= loop }
        if place == loops.count || loops[place].id != loop { loops.insert(LoopFields(id: loop), at: place) }
        body(&loops[place])
    }
}
