/// Questions that are asked one page after the other, with what leads from one to the next.
///
/// It is plain data that never changes: the app's own surveys are values in code, and those of a care provider can come
/// from elsewhere. Keys name its steps and questions in journals for ever; a survey that asks something else gets
/// another version. It stands behind references only because, in the browser, every copy of so many texts is code.
public final class Survey: Sendable {
    public let key: SurveyKey
    public let version: Int64
    public let title: String
    /// The language that it is written in (BCP 47: `ar`); `nil` for the app's own.
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

/// One page of a survey. Without a question it is an instruction, with several it is a form.
public final class SurveyStep: Sendable {
    public let key: SurveyKey
    public let title: String
    public let text: String?
    /// Where its questions come from, or why they are asked, for who wants to know.
    public let more: More?
    /// Where something that the page speaks of is done. Only the app's own surveys have such a place.
    public let link: Link?
    public let questions: [SurveyQuestion]
    /// Looked at in their order once the step is answered. The first that holds says where to go on; where none
    /// does, it is the next step.
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
        /// Within the app: `/settings/reminders`.
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

    /// One question on a page of its own. The step bears its key.
    public convenience init(
        _ question: SurveyQuestion, text: String? = nil, more: More? = nil, link: Link? = nil,
        rules: [SurveyRule] = []
    ) {
        self.init(
            question.key, title: question.text, text: text, more: more, link: link, questions: [question],
            rules: rules)
    }

    /// Under which its answers are kept: those of its questions, or its own for an instruction.
    public var keys: [SurveyKey] { questions.isEmpty ? [key] : questions.map { $0.key } }

    /// Whether all of it may be left out.
    public var isOptional: Bool { !questions.isEmpty && questions.allSatisfy { $0.isOptional } }
}

/// Something to answer.
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
