/// The fields of a loop, each with the latest value from any device.
struct LoopFields: Hashable, Sendable {
    let id: Identifier
    /// When the loop was begun; orders loops.
    var begun: Stamp?
    var routine = Latest<Line?>(initially: nil)
    var day = Latest<Day?>(initially: nil)
    var note = Latest<Passage?>(initially: nil)
    var question = Latest<TimeOfDay?>(initially: nil)
    var theory = Latest<Identifier?>(initially: nil)
    var finalized = Latest<LoopFinalized?>(initially: nil)
    /// When the loop was last reopened.
    var reopened: Stamp?
    var isDeleted = false
    /// Sorted by id.
    var urges: [UrgeFields] = []
    /// Sorted by id.
    var theories: [TheoryFields] = []
    /// Every cue ever chosen, the latest last.
    var cues: [Stamped<Line?>] = []
    /// The person's decisions about similar answers, the latest last.
    var bonds: [Stamped<AnswersBound>] = []

    init(id: Identifier) {
        self.id = id
    }

    struct Stamped<Value: Hashable & Sendable>: Hashable, Sendable {
        let stamp: Stamp
        let value: Value
    }
}

/// The state of an urge that its entries add up to.
struct UrgeFields: Hashable, Sendable {
    let id: Identifier
    /// When the urge was first noted.
    var noted: Stamp?
    var latest = Latest<UrgeLogged?>(initially: nil)
    var isForgotten = false

    init(id: Identifier) {
        self.id = id
    }
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

    /// Changes an urge in place, creating it if it has not arrived yet. Never inlined: `apply` would contain it several
    /// times.
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

extension PracticeFields {
    /// Changes a loop in place, creating it if its beginning has not arrived yet.
    ///
    /// Never inlined: `apply` would contain it many times.
    @inline(never)
    mutating func change(loop: Identifier, _ body: (inout LoopFields) -> Void) {
        let place = loops.firstSortedIndex { $0.id >= loop }
        if place == loops.count || loops[place].id != loop { loops.insert(LoopFields(id: loop), at: place) }
        body(&loops[place])
    }
}
