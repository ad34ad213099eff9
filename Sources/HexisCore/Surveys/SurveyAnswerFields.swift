extension SurveyAnswer {
    /// Each kind of answer has a field of its own, at most one of which is there: so a kind that a newer program
    /// knows is kept like every unknown field.
    static func field(
        _ known: SurveyAnswer?, _ coder: inout some FieldCoder
    ) throws(WireError) -> SurveyAnswer? {
        let number = try coder.optional(6, "number", known?.number)
        let text = try coder.optional(7, "text", known?.text)
        let keys = try coder.optional(8, "choices", known?.choice.map { ChosenKeys(keys: $0.keys) })
        let other = try coder.optional(9, "other", known?.choice?.other)
        let day = try coder.optional(10, "day", known?.day)
        let time = try coder.optional(11, "time", known?.time)
        let answers: [SurveyAnswer?] = [
            number.map { .number($0) }, text.map { .text($0) },
            keys.map { .choice(SurveyChoice($0.keys, other: other)) }, day.map { .day($0) },
            time.map { .time($0) },
        ]
        let said = answers.compactMap { $0 }
        guard said.count <= 1, other == nil || keys != nil else { throw .invalid(field: "answer") }
        return said.first
    }
}

/// The keys of what was chosen: a space between them in the compact form, a list of texts in JSON.
private struct ChosenKeys: FieldType {
    let keys: [SurveyKey]

    init(keys: [SurveyKey]) {
        self.keys = keys
    }

    /// `nil` when one of them is no key.
    private init?(texts: [String?]) {
        keys = texts.compactMap { $0.flatMap { SurveyKey(text: $0) } }
        guard keys.count == texts.count else { return nil }
    }

    init?(wire: FieldValue) {
        guard case .run(let bytes) = wire else { return nil }
        self.init(
            texts: bytes.isEmpty
                ? []
                : bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
                    .map { String(validating: $0, as: UTF8.self) })
    }

    var wire: FieldValue { .run(keys.map { $0.text }.joined(separator: " ").bytes[...]) }

    init?(json: JSON) {
        guard case .array(let items) = json else { return nil }
        self.init(texts: items.map { $0.string })
    }

    var json: JSON { .array(keys.map { $0.json }) }
}
