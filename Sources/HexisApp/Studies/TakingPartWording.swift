import HexisCore

/// User-facing text for those who take part in studies.
enum TakingPartWording {
    static var title: String { "Studies" }
    static func row(_ studies: AccountStudies) -> String {
        switch (studies.toSign, studies.count) {
        case (1, _): "One has new terms to read and sign"
        case (2..., _): "\(studies.toSign) have new terms to read and sign"
        case (_, 0): "Take part in research"
        case (_, 1): "You take part in 1 study"
        default: "You take part in \(studies.count) studies"
        }
    }
    static var lead: String {
        "Researchers may use what you record here if you agree, without your name. You can leave at any time."
    }
    static var none: String { "You take part in no study." }
    static var join: String { "Enter a code" }
    static var joinText: String {
        "You have it from the people who do the study. Before you agree to anything, you see everything."
    }
    static var code: String { "Code" }
    static var codeHint: String { "Twelve letters and digits, such as 4GT9-ZP0Q-M7XC." }
    static var next: String { "Next" }
    static var unknownCode: String { "This code is unknown. Check it, or ask for the right one." }
    static var closedStudy: String { "This study takes no more participants." }

    static var contact: String { "Who is responsible" }
    static var collected: String { "What the study gets" }
    static func line(of topic: StudyTopic) -> String {
        switch topic {
        case .checkIns:
            "Your habits: on which days each was due and done, and how much. Not what they are called."
        case .automaticity: "Your answers about how automatic each habit has become."
        case .adherence:
            "How many doses were due and taken each day. Not which medicines you take."
        case .heartRate: "Your resting heart rate of each day."
        case .surveys: "Your answers to the questionnaires of those who do the study, without free text."
        }
    }
    static func name(of topic: StudyTopic) -> String {
        switch topic {
        case .checkIns: "Days of habits"
        case .automaticity: "How automatic habits are"
        case .adherence: "Doses due and taken"
        case .heartRate: "Resting heart rate"
        case .surveys: "Answers to your questionnaires"
        }
    }
    static func span(_ days: ClosedRange<Day>, seenFrom today: Day) -> String {
        let span =
            "From \(DateWording.short(days.lowerBound, seenFrom: today)) to \(DateWording.short(days.upperBound, seenFrom: today))"
        return days.lowerBound < today
            ? "\(span), including what you have already recorded." : "\(span)."
    }
    static var never: String {
        "Never: your name, your e-mail address, the names of habits and medicines, notes, photos, places, or anything else that you wrote. Instead of your name there is a random number."
    }
    static var leaving: String {
        "You can leave at any time without giving a reason, and decide whether what was collected until then stays in the study. While you pause everything, the study gets nothing."
    }
    static var consent: String { "Your consent" }
    static var agree: String { "I agree" }
    static var datesQuestion: String { "May the study get the dates, too?" }
    static var datesHint: String {
        "Otherwise it gets only the number of each day, counted from the first day of the study."
    }
    static var signature: String { "Your name" }
    static var signatureHint: String {
        "Your signature. It stays with your consent, and is not part of the data."
    }
    static var sign: String { "Agree and take part" }
    static var signAgain: String { "Agree to the new terms" }
    static var notNow: String { "Not now" }
    static var changedMeanwhile: String {
        "The study was changed in the meantime. Please read it again."
    }

    static var joined: String { "You take part. Thank you." }
    static var signed: String { "You agreed to the new terms." }
    static var left: String { "You left the study." }
    static var dataRemoved: String { "You left the study, and it gets none of your data." }

    static func since(_ day: String) -> String { "You take part since \(day)" }
    static func leftOn(_ day: String, keepsData: Bool) -> String {
        keepsData ? "You left on \(day); your data until then stays" : "You left on \(day), with your data"
    }
    static var toSign: String { "The terms have changed: read and sign them" }
    static var over: String { "The study no longer exists" }
    static var overText: String {
        "The study was removed. Nothing of yours is given out any more. What was downloaded before is with those who are responsible."
    }
    static var newTerms: String { "The terms have changed" }
    static var newTermsText: String { "Until you agree to them, what you signed applies." }
    static var read: String { "Read the new terms" }
    static var signedTerms: String { "What you signed" }
    static func signature(_ name: String, _ day: String, _ version: Int64) -> String {
        "Signed by \(name) on \(day) (version \(version))."
    }
    static func dates(_ agrees: Bool) -> String {
        agrees ? "The study may get dates." : "The study gets no dates, only the numbers of days."
    }
    static var handedOut: String { "When data was given out" }
    static var neverHandedOut: String { "Not yet." }
    static var leave: String { "Leave the study" }
    static var leaveText: String { "What happens with what was collected until now?" }
    static var keep: String { "It stays in the study" }
    static var keepHint: String { "Nothing is added to it." }
    static var take: String { "The study gets none of it any more" }
    static var takeHint: String {
        "What was downloaded already can no longer be taken out. Ask those who are responsible."
    }
    static var noChoice: String { "Choose one of the two." }
    static var removeData: String { "Remove my data from the study" }
    static var again: String { "To take part again, enter the code again." }
}
