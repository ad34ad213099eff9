/// One time that a person goes through a survey: what they said, and whether they are through.
public struct SurveyRun: Sendable {
    public let id: Identifier
    public let survey: SurveyKey
    public let version: Int64
    /// What it is about: a habit, for instance.
    public let subject: Identifier?
    public let state: State
    /// The latest to every question that was ever answered or left out, and the instructions that were read. Answers
    /// that later ones made pointless are kept: whoever changes their mind back finds them again.
    public private(set) var answers: [SurveyAnswered]

    public enum State: Hashable, Sendable {
        case open
        /// Left on the way. The next answer opens it again.
        case cancelled
        case finished(Instant)
    }

    /// One that begins now.
    public init(_ started: SurveyStarted) {
        self.init(started, .open, [])
    }

    /// `nil` for one that was never heard of but for what followed.
    init?(_ fields: SurveyFields) {
        guard let started = fields.started.value else { return nil }
        self.init(started, fields.state, fields.answers.map { $0.fact })
    }

    private init(_ started: SurveyStarted, _ state: State, _ answers: [SurveyAnswered]) {
        id = started.run
        survey = started.survey
        version = started.version
        subject = started.subject
        self.state = state
        self.answers = answers
    }

    /// What was said to a question last; for an instruction, that it was read.
    public func said(to key: SurveyKey) -> SurveyAnswered? { answers.first { $0.step == key } }

    /// The same run with more answers.
    public func answering(_ said: [SurveyAnswered]) -> SurveyRun {
        var run = self
        run.answers.removeAll { old in said.contains { $0.step == old.step } }
        run.answers += said
        return run
    }

    public var isFinished: Bool {
        if case .finished = state { return true }
        return false
    }
}

extension SurveyFields {
    fileprivate var state: SurveyRun.State {
        if let finished = finished.value { return .finished(finished.at) }
        guard let cancelled else { return .open }
        return touched.map { $0 > cancelled } ?? false ? .open : .cancelled
    }
}

extension Practice {
    /// The runs that were started, the earliest first.
    public var surveyRuns: [SurveyRun] {
        let started = fields.surveyRuns.filter { $0.started.isSet }
        let order = sortedPlaces(of: started.count) { left, right in
            guard let first = started[left].started.stamp, let second = started[right].started.stamp else {
                return false
            }
            return first < second
        }
        return order.compactMap { SurveyRun(started[$0]) }
    }

    /// `nil` for one that was never started.
    public func surveyRun(_ id: Identifier) -> SurveyRun? {
        let place = fields.surveyRuns.firstSortedIndex { $0.run >= id }
        guard place < fields.surveyRuns.count, fields.surveyRuns[place].run == id else { return nil }
        return SurveyRun(fields.surveyRuns[place])
    }

    /// The latest run of a survey about a subject that is not finished, to go on with.
    public func unfinishedRun(of survey: SurveyKey, about subject: Identifier? = nil) -> SurveyRun? {
        surveyRuns.last { $0.survey == survey && $0.subject == subject && !$0.isFinished }
    }
}
