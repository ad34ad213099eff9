import HexisCore

/// User-facing text for those who do studies.
enum StudiesWording {
    static var title: String { "Your studies" }
    static var row: String { "Data of people who agreed to share it" }
    static var lead: String {
        "A study collects what its participants agreed to, without their names. They join by a code that you give them."
    }
    static var none: String { "You have not begun a study yet." }
    static var new: String { "Begin a study" }
    static var study: String { "Study" }
    static func tooMany(_ most: Int) -> String { "You have \(most) studies already. Remove one first." }

    static func takingPart(_ people: StudyPeople) -> String {
        switch people.takingPart {
        case 0: "No participants yet."
        case 1: "1 person takes part."
        default: "\(people.takingPart) people take part."
        }
    }
    static func onEarlierTerms(_ count: Int) -> String {
        count == 1
            ? "1 of them has not signed the new terms yet: only what the earlier ones allow is given out."
            : "\(count) of them have not signed the new terms yet: only what the earlier ones allow is given out."
    }
    static func leftWithData(_ count: Int) -> String {
        count == 1
            ? "1 person left, and let the study keep their data."
            : "\(count) people left, and let the study keep their data."
    }
    static func leftWithout(_ count: Int) -> String {
        count == 1
            ? "1 person left, and took their data with them."
            : "\(count) people left, and took their data with them."
    }

    static var name: String { "Title" }
    static var nameHint: String { "Participants see it, such as “Walking after dinner”." }
    static var noName: String { "Give the study a title of at most 200 characters." }
    static var contact: String { "Who is responsible, and how to reach them" }
    static var contactHint: String { "Names, the institution, an e-mail address or telephone number." }
    static var noContact: String { "Say who is responsible." }
    static var text: String { "What participants should know" }
    static var textHint: String {
        "What the study is about, what happens with the data, for how long it is kept, and which ethics committee approved it."
    }
    static var noText: String { "Tell participants what the study is about." }
    static var longPassage: String { "This is too long: at most 4,000 characters." }
    static var statements: String { "What each participant has to agree to (optional)" }
    static var statementsHint: String {
        "One statement on each line, such as “I have read and understood the information above.”"
    }
    static func badStatements(_ most: Int) -> String {
        "Write at most \(most) statements of at most 200 characters each."
    }
    static var topics: String { "What is collected" }
    static var noTopic: String { "Choose at least one." }
    static var dates: String { "Ask whether dates may be given out" }
    static var datesHint: String {
        "Without it, days are only numbered from the first day of the study."
    }
    static var first: String { "First day" }
    static var last: String { "Last day" }
    static var noDay: String { "Choose a date." }
    static var lastBeforeFirst: String { "It must not be before the first day." }
    static var tooLong: String { "A study lasts at most ten years." }
    static var begin: String { "Begin" }

    static var people: String { "Participants" }
    static var invite: String { "Invite participants" }
    static var inviteText: String {
        "Give them the link or the code. They read everything before they agree, under Settings, Account, Studies."
    }
    static var code: String { "Code" }
    static var link: String { "Link" }
    static var picture: String { "The link as a QR code" }
    static var closedText: String { "The study takes no more participants. Those who take part stay." }
    static var close: String { "Take no more participants" }
    static var reopen: String { "Take participants again" }
    static var terms: String { "What participants agree to" }
    static func version(_ version: Int64) -> String { "Version \(version)" }
    static var change: String { "Change it" }
    static var changeText: String {
        "After a change, those who take part are asked to sign again. Until they do, what they signed applies."
    }
    static var saved: String { "Saved." }
    static var remove: String { "Remove the study" }
    static var removeText: String {
        "Its data can no longer be downloaded. Participants keep what they signed."
    }
    static var removed: String { "The study is removed." }

    static var data: String { "Data" }
    static var dataRow: String { "Check and download" }
    static func count(_ count: Int) -> String {
        switch count {
        case 0: "There is no data yet: there are no participants, or the study has not begun."
        case 1: "The data of 1 participant."
        default: "The data of \(count) participants."
        }
    }
    static func leftOut(_ count: Int) -> String {
        count == 1
            ? "1 participant is left out now: they paused everything, or their account cannot be read."
            : "\(count) participants are left out now: they paused everything, or their accounts cannot be read."
    }
    static var check: String { "Can participants be recognized?" }
    static var noSmall: String {
        "Every participant shares the numbers of habits and medicines and the first week with at least four more."
    }
    static func small(_ small: Int) -> String {
        small == 1
            ? "1 participant could be recognized by people who know them: fewer than five share the same numbers of habits and medicines and the same first week. The table of participants marks them."
            : "\(small) participants could be recognized by people who know them: fewer than five share the same numbers of habits and medicines and the same first week. The table of participants marks them."
    }
    static var checked: String {
        "Every value was checked: there are no names, no notes and no other text of participants."
    }
    static var confirm: String { "I keep this data safe, and publish nothing about fewer than five people." }
    static var notConfirmed: String { "Confirm this first." }
    static var download: String { "Download the data" }
    static var downloadHint: String {
        "Tables as CSV with a codebook. Participants see when data was given out."
    }
    static var refused: String { "The data is not given out" }
    static var unexpected: String {
        "A value was found that should not be there. Tell the person who runs this server."
    }
    static var noRoom: String { "The server has no room to prepare the data. Try again later." }
}
