/// A survey was begun.
public struct SurveyStarted: FactFields {
    /// This one time that the survey is gone through.
    public var run: Identifier
    public var survey: SurveyKey
    public var version: Int64
    /// What it is about: a habit, for instance.
    public var subject: Identifier?

    public init(run: Identifier, survey: SurveyKey, version: Int64, subject: Identifier? = nil) {
        self.run = run
        self.survey = survey
        self.version = version
        self.subject = subject
    }

    init(_ known: SurveyStarted?, _ coder: inout FieldCoder) throws(WireError) {
        run = try coder.field(1, "run", known?.run)
        survey = SurveyKey(line: try coder.field(2, "survey", known?.survey.line))
        version = try coder.field(3, "version", known?.version)
        subject = try coder.optional(4, "subject", known?.subject)
    }
}

/// A question was answered or left out, or an instruction was read.
public struct SurveyAnswered: FactFields {
    public var run: Identifier
    public var survey: SurveyKey
    /// The key of the question, also of one among several on a page; of the step for an instruction.
    public var step: SurveyKey
    /// `nil` for what was left out, and for an instruction.
    public var answer: SurveyAnswer?
    /// When its page was shown.
    public var started: Instant
    /// When its page was sent.
    public var ended: Instant

    public init(
        run: Identifier, survey: SurveyKey, step: SurveyKey, answer: SurveyAnswer?, started: Instant,
        ended: Instant
    ) {
        self.run = run
        self.survey = survey
        self.step = step
        self.answer = answer
        self.started = started
        self.ended = ended
    }

    init(_ known: SurveyAnswered?, _ coder: inout FieldCoder) throws(WireError) {
        run = try coder.field(1, "run", known?.run)
        survey = SurveyKey(line: try coder.field(2, "survey", known?.survey.line))
        step = SurveyKey(line: try coder.field(3, "step", known?.step.line))
        started = try coder.field(4, "started", known?.started)
        ended = try coder.field(5, "ended", known?.ended)
        let text = try coder.optional(6, "answer", known?.answer?.text)
        let other = try coder.optional(7, "other", known?.answer?.other)
        answer = text.map { SurveyAnswer(text: $0, other: other) }
        guard other == nil || text != nil else { throw .invalid(field: "other") }
    }
}

/// A survey was answered to its end.
public struct SurveyFinished: FactFields {
    public var run: Identifier
    public var at: Instant

    public init(run: Identifier, at: Instant) {
        self.run = run
        self.at = at
    }

    init(_ known: SurveyFinished?, _ coder: inout FieldCoder) throws(WireError) {
        run = try coder.field(1, "run", known?.run)
        at = try coder.field(2, "finishedAt", known?.at)
    }
}

/// A survey was left on the way. What was answered is kept, and who answers more goes on with it.
public struct SurveyCancelled: FactFields {
    public var run: Identifier

    public init(run: Identifier) {
        self.run = run
    }

    init(_ known: SurveyCancelled?, _ coder: inout FieldCoder) throws(WireError) {
        run = try coder.field(1, "run", known?.run)
    }
}
