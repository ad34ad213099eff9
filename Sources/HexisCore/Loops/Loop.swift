/// An old habit on its way to a new one: the person finds its cue, routine and reward, then replaces the routine (Wood
/// and Rünger 2016 on cued habits; Duhigg 2012 on the loop).
///
/// An object, because pages pass it around a lot, and copying its parts each time is a lot of code.
public final class Loop: Sendable {
    public let id: Identifier
    /// What the person does now when the cue comes.
    public let routine: Line
    /// The day on which the loop was begun.
    public let begun: Day
    public let note: Passage?
    /// The time at which the loop asks whether the urge came; `nil` if it never asks.
    public let question: TimeOfDay?
    /// The urges, the earliest first.
    public let urges: [Urge]
    /// The theories, in the order in which they were made.
    public let theories: [Theory]
    /// The chosen cue.
    public let cue: Line?
    /// The cues chosen before, the latest first, without duplicates.
    public let earlierCues: [Line]
    /// The latest plan made from the loop, kept even while the loop is open again.
    public let outcome: LoopFinalized?
    /// Whether cue, routine and reward are known.
    public let isFinalized: Bool
    let chosenTheory: Identifier?
    let bonds: [AnswersBound]

    init?(_ fields: LoopFields) {
        guard fields.begun != nil, let routine = fields.routine.value, !fields.isDeleted else { return nil }
        id = fields.id
        self.routine = routine
        begun = fields.day.value ?? .first
        note = fields.note.value
        question = fields.question.value
        let urges = fields.urges.compactMap { Urge($0) }
        self.urges = sortedPlaces(of: urges.count) { urges[$0].isBefore(urges[$1]) }.map { urges[$0] }
        theories = Loop.theories(fields.theories)
        chosenTheory = fields.theory.value
        let cue = fields.cues.last?.value
        self.cue = cue
        earlierCues = Loop.earlier(fields.cues.compactMap { $0.value }, than: cue)
        outcome = fields.finalized.value
        isFinalized = fields.isFinalized
        bonds = fields.bonds.map { $0.value }
    }

    /// The theory that the new habit is based on. A theory without a fulfilment is no longer chosen.
    public var theory: Theory? { theories.first { $0.id == chosenTheory && $0.fulfilment != nil } }

    private static func theories(_ fields: [TheoryFields]) -> [Theory] {
        let order = sortedPlaces(of: fields.count) { left, right in
            guard let first = fields[left].made, let second = fields[right].made else {
                return fields[left].made != nil
            }
            return first < second
        }
        return order.compactMap { Theory(fields[$0]) }
    }

    private static func earlier(_ cues: [Line], than cue: Line?) -> [Line] {
        var earlier: [Line] = []
        for other in cues.reversed() where other != cue && !earlier.contains(other) { earlier.append(other) }
        return earlier
    }
}

extension LoopFields {
    fileprivate var isFinalized: Bool {
        guard finalized.value != nil, let stamp = finalized.stamp else { return false }
        return reopened.map { $0 < stamp } ?? true
    }
}

extension Practice {
    /// The loops that were begun and not deleted, in the order in which they were begun.
    public var loops: [Loop] {
        let begun = fields.loops.filter { $0.begun != nil }
        let order = sortedPlaces(of: begun.count) { left, right in
            guard let first = begun[left].begun, let second = begun[right].begun else { return false }
            return first < second
        }
        return order.compactMap { Loop(begun[$0]) }
    }

    /// Returns `nil` for a loop that was never begun, or was deleted.
    public func loop(_ id: Identifier) -> Loop? {
        let place = fields.loops.firstSortedIndex { $0.id >= id }
        guard place < fields.loops.count, fields.loops[place].id == id else { return nil }
        return Loop(fields.loops[place])
    }
}
