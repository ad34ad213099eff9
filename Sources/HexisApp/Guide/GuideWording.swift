/// User-facing text of the guide: five steps to a habit that lasts.
enum GuideWording {
    static var title: String { "Five steps to a habit that lasts" }
    static var lead: String { "What research found to help, in the order in which it is of use." }
    static var link: String { "Five steps to a habit that lasts" }
    static var begin: String { "Choose a habit" }
    static var toTour: String { "How Hexis works: a short tour" }

    static func name(_ step: GuideStep) -> String {
        switch step {
        case .choose: "Choose one small thing"
        case .tie: "Tie it to a moment"
        case .repeat: "Repeat, and mark it"
        case .commit: "Commit for a while"
        case .letGo: "Let go of the help"
        }
    }

    static func text(_ step: GuideStep) -> String {
        switch step {
        case .choose:
            "Pick what you want yourself, not what you should. Make it so small that it fits into a bad day, too: two pages, one glass, five minutes. It can grow later."
        case .tie:
            "Put it right after something that happens every day anyway: “After I pour my coffee I will write one line.” Such a moment often reminds you at least as well as the clock, and needs no phone."
        case .repeat:
            "Each time in the same situation makes the next one easier. Mark it with one tap. A day missed now and then does no harm; the next one counts just as much."
        case .commit:
            "Take on a challenge of one week, then two, three and four. Together they are 70 days. In a study of daily habits, half of the people needed up to 66 days until it stopped becoming more automatic; estimates ran from 18 to 254."
        case .letGo:
            "When it becomes automatic, let reminders become fewer, then none: a habit done on reminders learns its own moment more slowly. In the end the habit graduates and leaves your list."
        }
    }

    /// The literature behind the step.
    static func source(_ step: GuideStep) -> String {
        switch step {
        case .choose: "Deci & Ryan 2000; Gardner, Lally & Wardle 2012"
        case .tie: "Gollwitzer 1999; Gollwitzer & Sheeran 2006; Stawarz, Cox & Blandford 2015"
        case .repeat: "Wood & Neal 2007; Lally et al. 2010"
        case .commit: "Lally et al. 2010"
        case .letGo: "Stawarz, Cox & Blandford 2015"
        }
    }
}
