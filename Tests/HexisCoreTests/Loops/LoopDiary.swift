@testable import HexisCore

/// A practice with one loop, recorded one fact after another.
struct LoopDiary {
    private(set) var entries: [Entry] = []
    let id = identifier(1)

    init() {
        record(.loopBegun(LoopBegun(loop: id, routine: line("Eat a cookie"), day: day("2026-11-02"))))
    }

    var practice: Practice { Practice(entries) }
    var loop: Loop { practice.loop(id) ?? empty }
    private var empty: Loop { LoopDiary().loop }

    /// Records a fact one second after the previous one, or at `second` seconds after the first.
    @discardableResult
    mutating func record(_ fact: Fact, second: Int? = nil) -> Identifier {
        let count = entries.count
        let entry = Entry(
            id: identifier(UInt64(1_000_000 + count)),
            at: instant(1_793_000_000_000 + Int64(second ?? count) * 1000), device: identifier(9), fact: fact)
        entries.append(entry)
        return entry.id
    }

    /// Records an urge. Answers are in the order of the questions; an empty one is left out.
    @discardableResult
    mutating func urge(_ on: String, _ at: String? = nil, _ answers: String...) -> Identifier {
        let name = identifier(UInt64(5000 + entries.count))
        var urge = UrgeLogged(urge: name, loop: id, day: day(on), time: at.map { time($0) })
        for (question, text) in zip(CueQuestion.allCases, answers) { urge[question] = Answer(text) }
        record(.urgeLogged(urge))
        return name
    }

    /// Records one urge a day, each at one of the places.
    mutating func urges(at places: [String]) {
        for (number, place) in places.enumerated() {
            urge(day("2026-11-02").advanced(by: number).description, nil, place)
        }
    }

    mutating func theory(_ number: UInt64, _ craving: String, _ fulfilment: String? = nil) {
        record(.theoryMade(TheoryMade(theory: identifier(number), loop: id, craving: line(craving))))
        if let fulfilment { fulfil(number, fulfilment) }
    }

    mutating func fulfil(_ number: UInt64, _ fulfilment: String?) {
        record(
            .fulfilmentSet(
                FulfilmentSet(theory: identifier(number), loop: id, fulfilment: fulfilment.map { line($0) })))
    }

    mutating func tried(
        _ number: UInt64, _ outcome: TryOutcome?, _ on: String = "2026-11-05", as name: UInt64? = nil
    ) {
        record(
            .theoryTried(
                TheoryTried(
                    attempt: identifier(name ?? UInt64(7000 + entries.count)), theory: identifier(number),
                    loop: id,
                    day: day(on), outcome: outcome)))
    }

    mutating func finalize(_ habit: UInt64 = 2, second: Int? = nil) {
        record(
            .loopFinalized(
                LoopFinalized(
                    loop: id, habit: identifier(habit), cue: line("I sit at my desk"),
                    routine: line("talk to a colleague"), reward: line("I can socialize"), sentence: nil)),
            second: second)
    }
}
