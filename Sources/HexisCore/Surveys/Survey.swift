/// Questions that are asked one page after the other, with the rules that lead from one to the next.
///
/// It is plain, immutable data: the app's own surveys are values in code, and a care provider's can come from
/// elsewhere. Its keys name steps and questions in journals for ever; a survey that asks something else gets another
/// version. It is a class only because, in the wasm build, every copy of so many strings costs code.
public final class Survey: Sendable {
    public let key: SurveyKey
    public let version: Int64
    public let title: String
    /// The language of the survey (BCP 47: `ar`); `nil` for the app's own.
    public let language: String?
    public let steps: [SurveyStep]

    public init(
        _ key: SurveyKey, version: Int64 = 1, title: String, language: String? = nil, steps: [SurveyStep]
    ) {
        self.key = key
        self.version = version
        self.title = title
        self.language = language
        self.steps = steps
    }
}

/// One page of a survey: an instruction without questions, or a form with several.
public final class SurveyStep: Sendable {
    public let key: SurveyKey
    public let title: String
    public let text: String?
    /// Background for interested people: where the questions come from, or why they are asked.
    public let more: More?
    /// A link to where the page's subject is handled. Only the app's own surveys have one.
    public let link: Link?
    public let questions: [SurveyQuestion]
    /// The rules, checked in order once the step is answered. The first that holds decides where to continue; if none
    /// does, the next step follows.
    public let rules: [SurveyRule]

    public struct More: Sendable {
        public let title: String
        public let text: String

        public init(title: String, text: String) {
            self.title = title
            self.text = text
        }
    }

    public struct Link: Sendable {
        public let text: String
        /// The path within the app: `/settings/reminders`.
        public let address: String

        public init(text: String, address: String) {
            self.text = text
            self.address = address
        }
    }

    public init(
        _ key: SurveyKey, title: String, text: String? = nil, more: More? = nil, link: Link? = nil,
        questions: [SurveyQuestion] = [], rules: [SurveyRule] = []
    ) {
        self.key = key
        self.title = title
        self.text = text
        self.more = more
        self.link = link
        self.questions = questions
        self.rules = rules
    }

    /// Creates a step with one question on a page of its own, using the question's key.
    public convenience init(
        _ question: SurveyQuestion, text: String? = nil, more: More? = nil, link: Link? = nil,
        rules: [SurveyRule] = []
    ) {
        self.init(
            question.key, title: question.text, text: text, more: more, link: link, questions: [question],
            rules: rules)
    }

    /// The keys of its answers: those of its questions, or its own for an instruction.
    public var keys: [SurveyKey] { questions.isEmpty ? [key] : questions.map { $0.key } }

    /// Whether all its questions may be left out.
    public var isOptional: Bool { !questions.isEmpty && questions.allSatisfy { $0.isOptional } }
}

/// A question with the format of its answer.
public final class SurveyQuestion: Sendable {
    public let key: SurveyKey
    public let text: String
    public let hint: String?
    public let format: SurveyFormat
    public let isOptional: Bool

    public init(
        _ key: SurveyKey, _ text: String, hint: String? = nil, _ format: SurveyFormat,
        isOptional: Bool = false
    ) {
        self.key = key
        self.text = text
        self.hint = hint
        self.format = format
        self.isOptional = isOptional
    }
}
