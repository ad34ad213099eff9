/// One time that a person goes through a survey, as its entries add up to it: what they said, and whether they are
/// through.
public struct SurveyRun: Hashable, Sendable {
    public let id: Identifier
    var started = Latest<SurveyStarted?>(initially: nil)
    var finished = Latest<Instant?>(initially: nil)
    /// When it was left last, and when something was answered last.
    private var cancelled: Stamp?
    private var touched: Stamp?
    /// The latest to every question that was ever answered or left out, and the instructions that were read, in the
    /// order of their keys. Answers that later ones made pointless are kept: whoever changes their mind back finds
    /// them again.
    public private(set) var records: [Record] = []

    public struct Record: Hashable, Sendable {
        var stamp: Stamp
        public var said: SurveyAnswered
    }

    init(id: Identifier) {
        self.id = id
    }

    /// One that begins now.
    public init(_ begun: SurveyStarted) {
        id = begun.run
        started = Latest(initially: begun)
    }

    /// Which survey it is, and what it is about; `nil` for one that nothing but what followed was heard of.
    public var begun: SurveyStarted? { started.value }

    /// When it was finished; `nil` before.
    public var finishedAt: Instant? { finished.value }

    /// Left on the way, and not gone on with since.
    public var isCancelled: Bool {
        guard finishedAt == nil, let cancelled else { return false }
        return touched.map { $0 < cancelled } ?? true
    }

    /// What was said to a question last; for an instruction, that it was read.
    ///
    /// Never inlined: in the browser, each of its callers would hold it.
    @inline(never)
    public func said(to key: SurveyKey) -> SurveyAnswered? { records.first { $0.said.step == key }?.said }

    /// The same run with more answers, later than all others.
    public func answering(_ answers: [SurveyAnswered]) -> SurveyRun {
        var run = self
        for answer in answers { run.answer(answer, at: Stamp(at: Instant.range.upperBound, id: id)) }
        return run
    }

    mutating func answer(_ fact: SurveyAnswered, at stamp: Stamp) {
        touched = max(touched ?? stamp, stamp)
        let key = fact.step.text.bytes
        let place = records.firstSortedIndex { !$0.said.step.text.bytes.lexicographicallyPrecedes(key) }
        let record = Record(stamp: stamp, said: fact)
        if place == records.count || records[place].said.step != fact.step {
            records.insert(record, at: place)
        } else if records[place].stamp < stamp {
            records[place] = record
        }
    }

    mutating func cancel(at stamp: Stamp) {
        cancelled = max(cancelled ?? stamp, stamp)
    }
}

extension PracticeFields {
    /// Changes a run in place; one that was not heard of yet is kept for when it is started.
    mutating func change(run: Identifier, _ body: (inout SurveyRun) -> Void) {
        let place = surveyRuns.firstSortedIndex { $0.id >= run }
        if place == surveyRuns.count || surveyRuns[place].id != run {
            surveyRuns.insert(SurveyRun(id: run), at: place)
        }
        body(&surveyRuns[place])
    }
}

extension Practice {
    /// The runs that were started, the earliest first.
    public var surveyRuns: [SurveyRun] {
        let runs = fields.surveyRuns.filter { $0.started.isSet }
        return sortedPlaces(of: runs.count) { runs[$0].isBefore(runs[$1]) }.map { runs[$0] }
    }

    /// `nil` for one that was never started.
    public func surveyRun(_ id: Identifier) -> SurveyRun? {
        surveyRuns.first { $0.id == id }
    }

    /// The latest run of a survey about a subject that is not finished, to go on with.
    public func unfinishedRun(of survey: SurveyKey, about subject: Identifier? = nil) -> SurveyRun? {
        surveyRuns.last { run in
            run.finishedAt == nil && run.begun?.survey == survey && run.begun?.subject == subject
        }
    }
}

extension SurveyRun {
    fileprivate func isBefore(_ other: SurveyRun) -> Bool {
        guard let mine = started.stamp, let theirs = other.started.stamp else { return false }
        return mine < theirs
    }
}
