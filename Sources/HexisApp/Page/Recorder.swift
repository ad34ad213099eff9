import HexisCore

/// Creates the entries of one request.
///
/// A form carries an identifier drawn with its page, and its entries derive theirs from it. So a form that is sent
/// twice, because the network or the worker failed in between, is recorded once.
struct Recorder {
    private(set) var entries: [Entry] = []
    private let practice: Practice
    private let surroundings: Surroundings
    private var base: Identifier

    @inline(never)
    init(_ request: Request, _ practice: Practice, _ surroundings: Surroundings) {
        self.practice = practice
        self.surroundings = surroundings
        base = request.form[Recorder.field].flatMap { Identifier($0) } ?? surroundings.random
    }

    /// The name of the form field that carries the identifier.
    static var field: String { "entry" }

    /// Whether this form was recorded before.
    var isRepeated: Bool { practice.contains(base) }

    /// Records the same form again under a new identifier if it was recorded before, because its effect was undone
    /// since.
    var renewed: Recorder {
        var recorder = self
        if isRepeated { recorder.base = surroundings.random }
        return recorder
    }

    /// The identifier of a new thing that the form creates: the same if the form is sent again.
    var newIdentifier: Identifier { base.derived(1 << 32) }

    /// The first entry has the form's own identifier.
    @inline(never)
    mutating func record(_ fact: Fact) {
        let number = entries.count
        let instant = practice.instant(at: surroundings.moment.instant).advanced(
            byMilliseconds: Int64(number))
        let id = number == 0 ? base : base.derived(UInt64(number))
        entries.append(
            Entry(
                id: id, at: instant, device: surroundings.device, fact: fact,
                offset: surroundings.moment.offset))
    }

    /// Records the facts, unless the form was recorded before, and leads to the address.
    @inline(never)
    consuming func reply(recording facts: [Fact], thenTo address: String) -> Reply {
        if !isRepeated {
            for fact in facts { record(fact) }
        }
        return .redirect(to: address, recording: entries)
    }
}

extension Surroundings {
    /// The hidden field with a form's identifier, which differs for every subject and number.
    @inline(never)
    func formIdentifier(_ subject: Identifier? = nil, _ number: UInt64 = 0) -> (name: String, value: String) {
        (Recorder.field, random.derived((subject?.low ?? 0) &+ number).description)
    }
}
