import HexisApp
package import HexisCore

/// Reads a survey of ResearchKit as a questionnaire.
///
/// What a question asks must have an equal in Hexis; how it looks on a phone, such as its pictures, is passed over.
package struct ResearchKitReader {
    private var items: [QuestionnaireItem] = []
    /// The items by the identifiers of their steps and results.
    private var results: [String: [String: Int]] = [:]
    /// The first item of each step.
    private var steps: [String: Int] = [:]
    /// The values of the options of each item.
    private var values: [[String]] = []

    /// The largest file, in bytes.
    package static let longest = 1 << 20

    private init() {}

    /// Returns the title and the items.
    package static func read(_ bytes: [UInt8]) throws(ResearchKitError) -> (
        title: Line, items: QuestionnaireItems
    ) {
        guard let task = try? JSON(parsing: bytes) else { throw .notJSON }
        guard let name = task.className, name.hasSuffix("Task") else { throw .noTask }
        guard name == "ORKOrderedTask" || name == "ORKNavigableOrderedTask" else { throw .unsupported(name) }
        guard case .array(let steps) = task["steps"] else { throw .noTask }
        var reader = ResearchKitReader()
        for step in steps { try reader.add(step) }
        try reader.addRules(of: task)
        guard let items = QuestionnaireItems(reader.items) else { throw .tooLarge }
        let identifier = task["identifier"]?.string ?? ""
        guard let title = Line(cut: identifier) else { throw .invalid(identifier: identifier) }
        return (title, items)
    }

    private mutating func add(_ step: JSON) throws(ResearchKitError) {
        let identifier = step["identifier"]?.string ?? ""
        switch step.className {
        case "ORKInstructionStep": try addInstruction(step, identifier)
        case "ORKQuestionStep":
            try add(
                step, "question", "title", hint: "text", of: identifier, named: identifier,
                isOnSamePage: false)
        case "ORKFormStep": try addForm(step, identifier)
        // Hexis says itself that a questionnaire is finished.
        case "ORKCompletionStep": break
        case let name: throw .unsupported(name ?? identifier)
        }
    }

    private mutating func addForm(_ step: JSON, _ identifier: String) throws(ResearchKitError) {
        let hasHeading = ["title", "text"].contains { !(step[$0]?.string ?? "").isBlank }
        if hasHeading { try addInstruction(step, identifier) }
        guard case .array(let items) = step["formItems"] else { throw .invalid(identifier: identifier) }
        for (number, item) in items.enumerated() {
            guard item.className == "ORKFormItem" else { throw .unsupported(item.className ?? identifier) }
            try add(
                item, "text", "placeholder", hint: "detailText", of: identifier,
                named: item["identifier"]?.string ?? "", isOnSamePage: hasHeading || number > 0)
        }
    }

    private mutating func addInstruction(_ step: JSON, _ identifier: String) throws(ResearchKitError) {
        let texts = ["title", "text", "detailText"].compactMap { step[$0]?.string }.filter { !$0.isBlank }
        guard let first = texts.first else { throw .invalid(identifier: identifier) }
        try append(
            QuestionnaireItem(
                number: nextNumber, kind: .instruction, text: try line(first, identifier),
                hint: try passage(texts.dropFirst().joined(separator: "\n\n"), identifier)), of: identifier,
            named: identifier)
    }

    /// Adds a question, whose text is in the first of two members.
    private mutating func add(
        _ question: JSON, _ first: String, _ second: String, hint: String, of step: String,
        named name: String,
        isOnSamePage: Bool
    ) throws(ResearchKitError) {
        let texts = [first, second].compactMap { question[$0]?.string }.filter { !$0.isBlank }
        guard let text = texts.first, let format = question["answerFormat"] else {
            throw .invalid(identifier: name)
        }
        let answer = try ResearchKitAnswerFormat(format, of: name)
        try append(
            QuestionnaireItem(
                number: nextNumber, kind: answer.kind, text: try line(text, name),
                hint: try passage(question[hint]?.string ?? "", name),
                options: LineList(answer.options) ?? .none, lowest: answer.lowest, highest: answer.highest,
                unit: answer.unit, isOptional: question["optional"] != .bool(false),
                isOnSamePage: isOnSamePage),
            values: answer.values, of: step, named: name)
    }

    private var nextNumber: Int64 { Int64(items.count + 1) }

    private mutating func append(
        _ item: QuestionnaireItem, values: [String] = [], of step: String, named name: String
    ) throws(ResearchKitError) {
        guard items.count < QuestionnaireItems.most else { throw .tooLarge }
        // What the page for writing questions refuses, no file brings.
        guard QuestionnaireItemForm(item).item(number: item.number) != nil else {
            throw .invalid(identifier: name)
        }
        steps[step] = steps[step] ?? items.count
        results[step, default: [:]][name] = items.count
        items.append(item)
        self.values.append(values)
    }

    private func line(_ text: String, _ identifier: String) throws(ResearchKitError) -> Line {
        guard let line = Line(cut: text) else { throw .invalid(identifier: identifier) }
        return line
    }

    private func passage(_ text: String, _ identifier: String) throws(ResearchKitError) -> Passage? {
        if text.isBlank { return nil }
        guard let passage = Passage(text) else { throw .invalid(identifier: identifier) }
        return passage
    }
}

extension ResearchKitReader {
    private mutating func addRules(of task: JSON) throws(ResearchKitError) {
        for name in ["skipStepNavigationRules", "stepModifiers"] {
            if case .object(let rules) = task[name], !rules.isEmpty { throw .unsupported(name) }
        }
        guard case .object(let rules) = task["stepNavigationRules"] else { return }
        for rule in rules { try add(rule.value, after: rule.name) }
    }

    private mutating func add(_ rule: JSON, after step: String) throws(ResearchKitError) {
        let name = rule.className ?? "a rule"
        guard name == "ORKPredicateStepNavigationRule", (rule["defaultStepIdentifier"]?.string ?? "").isEmpty,
            case .array(let predicates) = rule["resultPredicateFormats"],
            case .array(let targets) = rule["destinationStepIdentifiers"], predicates.count == targets.count
        else { throw .unsupported("\(name) after “\(step)”") }
        for (predicate, target) in zip(predicates, targets) {
            guard addJump(predicate, target, after: step) else {
                throw .unsupported("the rule after “\(step)”")
            }
        }
    }

    /// Returns `false` for a jump that Hexis does not have.
    private mutating func addJump(_ predicate: JSON, _ target: JSON, after step: String) -> Bool {
        guard let predicate = predicate.string.flatMap({ ResearchKitPredicate($0) }),
            predicate.step == step,
            let place = results[step]?[predicate.result], items[place].jump == nil,
            let answer = answer(predicate.answer, to: place), let target = target.string,
            target == ResearchKitTask.end || steps[target] != nil
        else { return false }
        let item = steps[target].map { items[$0].number }
        items[place] = items[place].jumping(QuestionnaireItem.Jump(answer: answer, item: item))
        return true
    }

    private func answer(_ answer: ResearchKitPredicate.Answer, to place: Int) -> Int64? {
        switch (answer, items[place].kind) {
        case (.yesOrNo(let isYes), .yesOrNo): isYes ? 0 : 1
        case (.option(let value), .choice), (.option(let value), .choices):
            values[place].firstIndex(of: value).map { Int64($0) }
        default: nil
        }
    }
}

extension QuestionnaireItem {
    fileprivate func jumping(_ jump: Jump) -> QuestionnaireItem {
        QuestionnaireItem(
            number: number, kind: kind, text: text, hint: hint, options: options, lowest: lowest,
            highest: highest, unit: unit, isOptional: isOptional, isOnSamePage: isOnSamePage, jump: jump)
    }
}

extension JSON {
    /// The class of an object that ResearchKit wrote.
    var className: String? { self["_class"]?.string }
}
