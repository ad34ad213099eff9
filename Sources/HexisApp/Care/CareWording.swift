import HexisCore

/// User-facing text about sharing with care providers, for the patient.
enum CareWording {
    static var title: String { "Care providers" }
    static var row: String { "Who may follow your progress, and who looked" }
    static var lead: String {
        "A nurse, a doctor or a member of your family can follow your progress. You choose what they see and for how long, and you can end it at any time."
    }
    static var none: String { "You share nothing so far." }
    static var invite: String { "Invite a care provider" }
    static var past: String { "Earlier" }
    static var follow: String { "Do you follow somebody yourself?" }

    static func asks(_ name: String) -> String { "\(name) asks to follow your progress" }
    static func asksText(_ name: String) -> String {
        "\(name) used your code. They see nothing until you agree."
    }
    static var answer: String { "Answer" }

    static var see: String { "What they may see" }
    static func name(of topic: CareTopic) -> String {
        switch topic {
        case .adherence: "Adherence: your medicines and how regularly you take them"
        case .doses: "Every dose: when you took it, or why not"
        case .heartRate: "Your resting heart rate"
        case .measurements: "What else you measure, such as weight and steps"
        case .notes: "Your notes: what you write beside the days of your habits"
        case .questionnaires: "Your answers: they ask you questions, and see what you say"
        case .setGoal: "Your goal for adherence"
        case .setHeartRateLimit: "The limit of your resting heart rate"
        case .setDoseTimes: "The times of your medicines"
        case .setReminders: "Whether your medicines have reminders"
        }
    }
    static func shortName(of topic: CareTopic) -> String {
        switch topic {
        case .adherence: "adherence"
        case .doses: "doses"
        case .heartRate: "heart rate"
        case .measurements: "measurements"
        case .notes: "notes"
        case .questionnaires: "answers to questionnaires"
        case .setGoal: "the goal"
        case .setHeartRateLimit: "the heart rate’s limit"
        case .setDoseTimes: "the times"
        case .setReminders: "reminders"
        }
    }
    private static func list(_ topics: [CareTopic]) -> String {
        MedicineWording.list(topics.map { shortName(of: $0) })
    }
    /// `see adherence and doses, and change the goal`
    static func rights(_ scope: CareScope) -> String {
        let (settings, seen) = (scope.topics.filter { $0.isSetting }, scope.topics.filter { !$0.isSetting })
        let change = settings.isEmpty ? "" : "change \(list(settings))"
        if seen.isEmpty { return change }
        return "see \(list(seen))" + (settings.isEmpty ? "" : ", and \(change)")
    }

    static var change: String { "What you change together" }
    static var changeHint: String {
        "Whatever they change, you see on Today, and can undo."
    }
    static func changed(by name: String) -> String { "\(name) changed a setting" }
    static var keep: String { "Keep it" }
    static var changes: String { "What they changed" }
    static func changed(_ change: CareChange, medicine: String, by clock: ClockFormat) -> String {
        "\(what(change.setting, medicine)): \(value(change.after, change.setting, by: clock)), before that \(value(change.before, change.setting, by: clock))"
    }
    private static func what(_ setting: CareTopic, _ medicine: String) -> String {
        switch setting {
        case .setDoseTimes: "Times of \(medicine)"
        case .setReminders: "Reminders of \(medicine)"
        default: name(of: setting)
        }
    }
    private static func value(_ value: LineList, _ setting: CareTopic, by clock: ClockFormat) -> String {
        let texts = value.lines.map { $0.text }
        switch setting {
        case .setGoal: return texts.first.map { "\($0)%" } ?? "none"
        case .setDoseTimes:
            return MedicineWording.list(texts.compactMap { TimeOfDay($0) }.map { clock.text($0) })
        case .setReminders: return texts.isEmpty ? "off" : "on"
        default: return texts.first ?? "none"
        }
    }
    static var until: String { "Until" }
    static var untilHint: String {
        "The last day on which they may look. Leave it empty to share until you end it."
    }
    static var untilProblem: String { "Enter a date, today or later, or leave it empty." }
    static var nothingChosen: String { "Choose at least one." }
    static var agree: String { "Share this" }
    static var again: String { "Share again" }
    static var decline: String { "No, share nothing" }
    static var end: String { "Stop sharing" }
    static var endText: String {
        "It takes effect at once, or without a connection, as soon as the server hears of it. To share again, you need a new code."
    }
    static var ended: String { "Sharing has ended." }

    static func line(_ connection: CareConnection, seenFrom now: Moment) -> String {
        switch connection.state(on: now.today) {
        case .waiting: "Waits for your answer"
        case .paused: paused
        case .active:
            "May \(rights(connection.scope))"
                + (connection.until.map { ", until \(DateWording.short($0, seenFrom: now.today))" } ?? "")
        case .expired:
            "Ended"
                + (connection.until.map { " after \(DateWording.short($0, seenFrom: now.today))" } ?? "")
        case .ended(let party, let instant): ended(by: party, connection.name, day(instant, now))
        }
    }

    private static func ended(by party: CareParty, _ name: String, _ day: String) -> String {
        switch party {
        case .patient: "Ended by you, \(day)"
        case .provider: "Ended by \(name), \(day)"
        }
    }

    private static func day(_ instant: Instant, _ now: Moment) -> String {
        DateWording.short(
            Moment(instant: instant, offset: now.offset, dayStart: now.dayStart).today, seenFrom: now.today)
    }

    static var paused: String { "Paused with everything else: sees nothing" }

    static var look: String { "Read more" }
    static var notes: String { "Notes" }
    static func followUp(with name: String) -> String { "Follow-up with \(name)" }
    /// `Tomorrow, 1 December at 10:00: Ward 3`
    static func line(
        _ followUp: CareFollowUpPlanned, on day: Day, seenFrom today: Day, by clock: ClockFormat
    ) -> String {
        DateWording.relativeLong(day, seenFrom: today)
            + (followUp.time.map { " at \(clock.text($0))" } ?? "")
            + (followUp.place.map { ": \($0.text)" } ?? "")
    }

    static var looks: String { "Who looked" }
    static var looksText: String {
        "Hexis writes down every look, before anything is shown. Looks within ten minutes are one line."
    }
    static var noLooks: String { "No one has looked so far." }
    static func look(_ look: CareLook, _ time: String) -> String {
        switch look.page {
        case .list: "In the list of people they follow, \(time)"
        case .summary: "In their weekly summary, \(time)"
        case .patient: "\(CommonWording.capitalized(list(look.scope.topics))), \(time)"
        }
    }
    static func moreLooks(_ count: Int) -> String { "And \(count) before that." }
}
