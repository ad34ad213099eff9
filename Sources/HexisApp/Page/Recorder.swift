import HexisCore

/// Makes the entries of one request.
///
/// A form carries an identifier drawn with its page; its entries are named after it. So a form that is sent
/// twice, because a network or a worker died in between, is recorded once.
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

    /// The form's field that carries the identifier.
    static var field: String { "entry" }

    /// Whether this very form was recorded before.
    var isRepeated: Bool { practice.contains(base) }

    /// The same form once more, under a name of its own where it was recorded before: what it did was taken back since.
    var renewed: Recorder {
        var recorder = self
        if isRepeated { recorder.base = surroundings.random }
        return recorder
    }

    /// A name for a new thing that the form makes: the same when the form is sent again.
    var newIdentifier: Identifier { base.derived(1 << 32) }

    /// The first entry bears the form's own identifier.
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
}

extension Surroundings {
    /// An identifier for a form on the page: another one for every subject and number.
    @inline(never)
    func formIdentifier(_ subject: Identifier? = nil, _ number: UInt64 = 0) -> (name: String, value: String) {
        (Recorder.field, random.derived((subject?.low ?? 0) &+ number).description)
    }
}
