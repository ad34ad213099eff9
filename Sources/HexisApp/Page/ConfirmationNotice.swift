import HexisCore

/// The confirmation in a page's address as a notice, with undo where possible.
struct ConfirmationNotice {
    private let practice: Practice
    private let surroundings: Surroundings
    /// The first segment of the page's path.
    private let place: String
    private let said: Confirmation
    private let things: [String]

    /// Returns `nil` if there is nothing to confirm.
    @inline(never)
    init?(_ request: Request, _ practice: Practice, _ surroundings: Surroundings) {
        guard let text = request.query[Confirmation.field] else { return nil }
        let words = ConfirmationNotice.words(in: text)
        guard let number = words.first.flatMap({ Amount($0)?.whole }),
            let said = Confirmation(rawValue: number)
        else { return nil }
        self.practice = practice
        self.surroundings = surroundings
        self.said = said
        place = request.segments.first ?? ""
        things = Array(words.dropFirst())
    }

    private static func words(in text: String) -> [String] {
        parts(of: text.bytes[...], at: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// `nil` if the address refers to something that does not exist.
    @inline(never)
    var notice: Notice? {
        let name = name
        if said.isNamed, name == nil { return nil }
        let text = ConfirmationWording.text(of: said, name ?? "")
        guard said.canBeUndone else { return Notice(text: text) }
        guard let (address, fields) = wayBack else { return nil }
        return Notice(
            text: text,
            Notice.Action(
                label: CommonWording.undo, address: address,
                fields: fields + [surroundings.formIdentifier(nil, 9000)]))
    }

    /// The name of the habit, medicine or challenge.
    private var name: String? {
        guard said.isNamed, let id = identifier(0) else { return nil }
        return practice.habit(id)?.name ?? practice.medicine(id)?.name
            ?? practice.personalChallenge(id)?.title.text
    }

    /// The form that undoes the change.
    private var wayBack: (address: String, fields: [(name: String, value: String)])? {
        if said == .dosesTaken { return day(0).flatMap { wayBack(from: $0) } }
        if said == .settingChanged { return wayBackFromSetting }
        guard let id = identifier(0) else { return nil }
        let habit = "/habits/\(id)"
        switch said {
        case .archived: return ("\(habit)/bring-back", [])
        case .pauseSet: return ("/pauses/\(id)/remove", [])
        case .medicinePaused: return ("/medicine/\(id)/resume", [])
        case .takenOn: return ("/personal-challenges/\(id)/delete", [])
        case .answered: return day(1).map { ("\(habit)/mark", [("day", $0.description)]) }
        case .challengeAccepted: return identifier(1).map { ("\(habit)/challenges/\($0)/remove", []) }
        case .reminderSet: return identifier(1).map { ("\(habit)/reminders/\($0)/remove", []) }
        case .planAdded: return identifier(1).map { ("\(habit)/plans/\($0)/remove", []) }
        default: return wayBack(ofCounting: id)
        }
    }

    /// The form that gives a setting its former value, which may contain anything.
    private var wayBackFromSetting: (String, [(name: String, value: String)])? {
        things.first.flatMap { Setting(name: $0) }.map { setting in
            ("/settings", [(setting.name, things.dropFirst().joined(separator: "."))])
        }
    }

    /// The form that subtracts the same amount on the same day.
    private func wayBack(ofCounting id: Identifier) -> (String, [(name: String, value: String)])? {
        guard let day = day(1), things.count > 2,
            let amount = JSON.number(things[2]).integer.flatMap({ Amount(thousandths: $0) })
        else { return nil }
        let fields = [("amount", (-amount).typed), ("day", day.description), ("back", place)]
        return ("/personal-challenges/\(id)/count", fields.map { (name: $0.0, value: $0.1) })
    }

    private func wayBack(from day: Day) -> (String, [(name: String, value: String)])? {
        guard let doses = CalledDoses(things.dropFirst().joined(separator: ".")) else { return nil }
        let fields = [("day", day.description), ("doses", doses.text), ("answer", "undo"), ("back", place)]
        return ("/medicine/call", fields.map { (name: $0.0, value: $0.1) })
    }

    private func identifier(_ number: Int) -> Identifier? {
        number < things.count ? Identifier(things[number]) : nil
    }

    private func day(_ number: Int) -> Day? { number < things.count ? Day(things[number]) : nil }
}

extension Confirmation {
    fileprivate var canBeUndone: Bool { rawValue >= Confirmation.pauseSet.rawValue }

    fileprivate var isNamed: Bool {
        switch self {
        case .recorded, .reopened, .medicineStopped, .medicineResumed, .archived, .answered, .counted,
            .medicinePaused, .takenOn:
            true
        default: false
        }
    }
}
