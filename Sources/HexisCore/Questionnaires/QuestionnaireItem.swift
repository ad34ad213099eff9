/// A question that a care provider asks, or an instruction to read between questions.
public struct QuestionnaireItem: Hashable, Sendable {
    /// Its name within the questionnaire, which it keeps wherever it is moved. Answers are stored under it.
    public let number: Int64
    public let kind: Kind
    /// The question, or the heading of an instruction.
    public let text: Line
    /// The text of an instruction, or a line of explanation beside a question.
    public let hint: Passage?
    /// The options of a choice; of a scale, what its lowest and its highest number mean.
    public let options: LineList
    /// The lowest and the highest number of a scale or a number.
    public let lowest: Int64?
    public let highest: Int64?
    public let unit: Line?
    public let isOptional: Bool
    /// Whether it appears below the item before it, rather than on a page of its own.
    public let isOnSamePage: Bool
    public let jump: Jump?
    private let unknownFields: UnknownFields

    /// What is asked for.
    public enum Kind: Int, ChoiceField {
        case instruction = 0
        case yesOrNo, scale, choice, choices, number, text, longText, day, time

        public var name: String {
            switch self {
            case .instruction: "instruction"
            case .yesOrNo: "yes-or-no"
            case .scale: "scale"
            case .choice: "choice"
            case .choices: "choices"
            case .number: "number"
            case .text: "text"
            case .longText: "long-text"
            case .day: "day"
            case .time: "time"
            }
        }

        public var isQuestion: Bool { self != .instruction }
    }

    /// Where the questionnaire goes on after one of the answers, instead of with the next item.
    public struct Jump: Hashable, Sendable {
        /// The place of the option, counted from 0; of a yes-or-no question, 0 for yes and 1 for no.
        public let answer: Int64
        /// The number of the item to go on with; `nil` ends the questionnaire.
        public let item: Int64?

        public init(answer: Int64, item: Int64?) {
            self.answer = answer
            self.item = item
        }
    }

    public init(
        number: Int64, kind: Kind, text: Line, hint: Passage? = nil, options: LineList = .none,
        lowest: Int64? = nil, highest: Int64? = nil, unit: Line? = nil, isOptional: Bool = false,
        isOnSamePage: Bool = false, jump: Jump? = nil
    ) {
        self.number = number
        self.kind = kind
        self.text = text
        self.hint = hint
        self.options = options
        self.lowest = lowest
        self.highest = highest
        self.unit = unit
        self.isOptional = isOptional
        self.isOnSamePage = isOnSamePage
        self.jump = jump
        unknownFields = UnknownFields()
    }

    private init(_ known: QuestionnaireItem?, _ coder: inout FieldCoder) throws(WireError) {
        number = try coder.field(1, "number", known?.number)
        kind = try coder.field(2, "kind", known?.kind)
        text = try coder.field(3, "text", known?.text)
        hint = try coder.optional(4, "hint", known?.hint)
        options =
            try coder.optional(5, "options", known.flatMap { $0.options == .none ? nil : $0.options })
            ?? .none
        lowest = try coder.optional(6, "lowest", known?.lowest)
        highest = try coder.optional(7, "highest", known?.highest)
        unit = try coder.optional(8, "unit", known?.unit)
        isOptional =
            try coder.optional(9, "isOptional", known.flatMap { $0.isOptional ? true : nil }) ?? false
        isOnSamePage =
            try coder.optional(10, "isOnSamePage", known.flatMap { $0.isOnSamePage ? true : nil }) ?? false
        let answer = try coder.optional(11, "jumpAfter", known?.jump?.answer)
        let item = try coder.optional(12, "jumpTo", known?.jump?.item)
        jump = answer.map { Jump(answer: $0, item: item) }
        guard item == nil || answer != nil else { throw .invalid(field: "jumpTo") }
        unknownFields = known?.unknownFields ?? coder.unread
    }
}

extension QuestionnaireItem {
    init(_ bytes: ArraySlice<UInt8>) throws(WireError) {
        var reader = ByteReader(bytes)
        var coder = FieldCoder(reading: try FieldReader(&reader))
        try self.init(nil, &coder)
    }

    var bytes: [UInt8] {
        var coder = FieldCoder(writing: ByteWriter())
        write(&coder)
        return coder.writer.bytes + unknownFields.bytes
    }

    init(_ members: [JSON.Member]) throws(WireError) {
        var coder = FieldCoder(reading: try FieldReader(members))
        try self.init(nil, &coder)
    }

    var members: [JSON.Member] {
        var coder = FieldCoder(writing: [JSON.Member]())
        write(&coder)
        return (coder.members ?? []) + unknownFields.json
    }

    /// Writing asks for no value that is not there.
    private func write(_ coder: inout FieldCoder) {
        do throws(WireError) { _ = try QuestionnaireItem(self, &coder) } catch {}
    }
}
