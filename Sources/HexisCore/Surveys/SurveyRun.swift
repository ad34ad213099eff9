/// One run of a person through a survey, as its entries add up to it: their answers, and whether they finished.
public struct SurveyRun: Hashable, Sendable {
    public let id: Identifier
    var started = Latest<SurveyStarted?>(initially: nil)
    var finished = Latest<Instant?>(initially: nil)
    /// When the run was last abandoned, and when something was last answered.
    private var cancelled: Stamp?
    private var touched: Stamp?
    /// The latest answer to every question that was ever answered or left out, and the instructions that were read,
    /// sorted by key. Answers that became irrelevant are kept, so that a person who changes their mind back finds them
    /// again.
    public private(set) var records: [Record] = []

    public struct Record: Hashable, Sendable {
        var stamp: Stamp
        public var said: SurveyAnswered
    }

    init(id: Identifier) {
        self.id = id
    }

    /// Starts a new run.
    public init(_ begun: SurveyStarted) {
        id = begun.run
        started = Latest(initially: begun)
    }

    /// The survey and the subject of the run; `nil` if its start has not arrived yet.
    public var begun: SurveyStarted? { started.value }

    /// When the run was finished; `nil` before.
    public var finishedAt: Instant? { finished.value }

    /// Whether the run was abandoned and not continued since.
    public var isCancelled: Bool {
        guard finishedAt == nil, let cancelled else { return false }
        return touched.map { $0 < cancelled } ?? true
    }

    /// Returns the last answer to a question; for an instruction, that it was read.
    ///
    /// Never inlined: the wasm build would contain a copy in each of its callers.
    @inline(never)
    public func said(to key: SurveyKey) -> SurveyAnswered? { records.first { $0.said.step == key }?.said }

    /// Returns the same run with more answers, stamped later than all others.
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
    /// Changes a run in place, creating it if its start has not arrived yet.
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

    /// Returns `nil` for a run that was never started.
    public func surveyRun(_ id: Identifier) -> SurveyRun? {
        surveyRuns.first { $0.id == id }
    }

    /// Returns the latest unfinished run of a survey about a subject, to be continued.
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
