import HexisCore

/// User-facing text for care providers, and about inviting one.
enum PatientsWording {
    static var title: String { "People you follow" }
    static var row: String { "As a care provider, with their consent" }
    static var lead: String { "Those with the newest trouble come first." }
    static var none: String {
        "Here you follow the progress of people who asked you to, such as patients or your parents. It begins with a code that they give you."
    }
    static var search: String { "Search for a name" }
    static var searchButton: String { "Search" }
    static func notFound(_ text: String) -> String { "No name contains “\(text)”." }

    static var add: String { "Enter a code" }
    static var addText: String {
        "The person makes the code under Medicine, Care providers, and decides what you see."
    }
    static var code: String { "Code" }
    static var codeHint: String { "Twelve letters and digits, such as 4GT9-ZP0Q-M7XC." }
    static var next: String { "Next" }
    static var unknownCode: String { "This code is unknown, used or expired. Ask for a new one." }
    static var ownCode: String { "This is your own code. Give it to the person who is to follow you." }
    static func alreadyConnected(_ name: String) -> String { "You follow \(name) already, or asked to." }
    static func isOf(_ name: String) -> String { "This is the code of \(name)" }
    static func isOfText(_ name: String, seen userName: String) -> String {
        "If you go on, \(name) sees that you are \(userName), and decides what to share with you."
    }
    static func ask(_ name: String) -> String { "Ask \(name)" }
    static var asked: String { "Asked. They appear here with what they share once they agree." }

    static func damaged(_ count: Int) -> String {
        let subject =
            count == 1 ? "1 person cannot be shown: their" : "\(count) people cannot be shown: their"
        return "\(subject) data is damaged on the server. The person who runs it can find out more."
    }

    static var weekTitle: String { "The week of the people you follow" }
    static func attention(_ count: Int, of people: Int) -> String {
        switch (count, people) {
        case (0, 1): "Nothing about the person you follow needs attention."
        case (0, _): "Nothing about the \(people) people you follow needs attention."
        case (1, 1): "The person you follow needs attention."
        case (1, _): "One of the \(people) people you follow needs attention."
        default: "\(count) of the \(people) people you follow need attention."
        }
    }
    static func planned(_ followUps: Int) -> String {
        followUps == 1
            ? "A follow-up is planned for the next seven days."
            : "\(followUps) follow-ups are planned for the next seven days."
    }
    static var summary: String { "Weekly summary" }
    static var summaryText: String {
        "On the first morning of the week, a reminder says how many of them need attention. It names no one. They see that it counted them."
    }
    static var summaryReminders: String { "Where reminders arrive" }
    static var turnSummaryOn: String { "Send it" }
    static var turnSummaryOff: String { "Stop sending it" }
    static var summaryOn: String { "The summary comes every week." }
    static var summaryOff: String { "The summary no longer comes." }

    static func text(of trouble: CareTrouble) -> String {
        switch trouble.kind {
        case .noDose(let days): "\(CommonWording.days(days)) without a dose"
        case .highHeartRate(let days):
            "Resting heart rate above the limit on \(CommonWording.days(days)) marked as taken"
        case .nothingRecorded(let days): "Nothing recorded for \(CommonWording.days(days))"
        case .questionnaireOverdue(let days):
            "A questionnaire has waited for \(CommonWording.days(days))"
        }
    }
    static func since(_ day: Day, seenFrom today: Day) -> String {
        "(since \(DateWording.short(day, seenFrom: today)))"
    }
    static var notes: String { "What they wrote" }
    static var noNotes: String { "Nothing within the last four weeks." }
    /// `Walk: It rained.`
    static func note(_ text: String, beside habit: String) -> String { "\(habit): \(text)" }
    static var troubles: String { "What needs attention" }

    static func line(_ patient: PatientSummary) -> String {
        switch patient.state {
        case .waiting: return "Has not answered yet"
        case .paused: return "Has paused everything"
        case .active, .expired, .ended: break
        }
        guard let days = patient.days else {
            return "You may \(CareWording.rights(patient.connection.scope))"
        }
        guard days.relevant > 0 else { return "Nothing was due in the last 28 days" }
        return "All taken on \(days.done) of the last \(CommonWording.days(days.relevant))"
    }

    static func shared(_ connection: CareConnection, seenFrom today: Day) -> String {
        switch connection.state(on: today) {
        case .waiting: return "Has not answered yet. You see nothing until they agree."
        case .paused: return "Has paused everything. You see nothing until they end the pause."
        case .active, .expired, .ended: break
        }
        let until = connection.until.map { ", until \(DateWording.short($0, seenFrom: today))" } ?? ""
        return "You may \(CareWording.rights(connection.scope))\(until)."
    }
    static var logged: String { "Every look at this page is written down where they can read it." }
    static var end: String { "Stop following" }
    static var ended: String { "You no longer follow them." }

    static var contact: String { "Write a note, or plan a follow-up" }
    static var note: String { "A note for them" }
    static var noteHint: String { "They read it too: there are no notes that they cannot see." }
    static var saveNote: String { "Save the note" }
    static var emptyNote: String { "Write something first." }
    static var longNote: String { "Write at most \(Passage.longest) characters." }
    static var noted: String { "The note is saved. They see it under Care providers." }
    static var followUp: String { "Next follow-up" }
    static var followUpHint: String {
        "They see it on Today the day before and on the day. Without a day, nothing is planned."
    }
    static var toCalendar: String { "Add it to your calendar" }
    static var day: String { "Day" }
    static var time: String { "Time" }
    static var timeProblem: String { "Enter a time such as 10:30, or leave it empty." }
    static var place: String { "Place or telephone number" }
    static var placeProblem: String { "Write at most \(Line.longest) characters on one line." }
    static var plan: String { "Save" }
    static var planned: String { "Saved. They see when it is." }

    static var settings: String { "Change settings together" }
    static var settingsHint: String {
        "They see each change on Today with what it was before, and can undo it with one tap."
    }
    static var goal: String { "Goal for adherence (percent of days)" }
    static var heartRateLimit: String { "Limit of the resting heart rate (beats per minute)" }
    static func times(of medicine: String) -> String { "When \(medicine) is due" }
    static var timesProblem: String { "Enter each time, such as 08:00, and each only once." }
    static func reminders(of medicine: String, areOn: Bool) -> String {
        areOn ? "Reminders of \(medicine) are on." : "Reminders of \(medicine) are off."
    }
    static func turn(on: Bool) -> String { on ? "Turn on" : "Turn off" }
    static func turnReminders(of medicine: String, on: Bool) -> String {
        "\(turn(on: on)): reminders of \(medicine)"
    }
    static var changed: String { "Saved. They see what you changed, and can undo it." }
    static var notYours: String {
        "This setting is no longer theirs to share, or they no longer share it with you."
    }

    static var print: String { "Print" }
    static var researchKit: String { "Download answers for ResearchKit" }
    static var fhir: String { "Download as FHIR" }
    static var fhirHint: String {
        "What you see here of the last twelve weeks, in the format that clinics exchange (FHIR R4), without a name."
    }
    static var noMedicine: String { "They have not entered any medicine." }
    static var medicines: String { "Medicines" }
    static var doses: String { "Doses of the last two weeks" }
    static var open: String { "open" }
    static var heartWeek: String { "Resting heart rate, last seven days" }
    static func heartRate(_ beats: Int) -> String { "Resting heart rate \(beats) on average" }

    static var confirmText: String {
        "Confirm that it is you: with a code, somebody can ask to see how you are."
    }
    static var inviteText: String {
        "Give the code to one person, who enters it in Hexis on this server. You then see who it was, and decide what they see. Until then they see nothing."
    }
    static var make: String { "Make a code" }
    static var codeText: String {
        "Write it down or copy the link now: this page shows it only once. It works once, within seven days."
    }
    static func tooMany(_ most: Int) -> String {
        "\(most) codes are waiting already. Withdraw some of them first."
    }
    static var waitingCodes: String { "Codes that were not used yet" }
    static var withdrawn: String { "The code no longer works." }
}
