import HexisCore

/// User-facing text about writing questionnaires and giving them, for care providers.
enum WritingWording {
    static var title: String { "Questionnaires" }
    static var lead: String {
        "Write questions here, then give them to somebody you follow, on that person’s page, once or again and again."
    }
    static var none: String { "You have not written any yet." }
    static var row: String { "Questions for the people you follow" }
    static var new: String { "A new questionnaire" }
    static var name: String { "Title" }
    static var nameHint: String { "They see it, such as “How you slept”." }
    static var begin: String { "Begin" }
    static func tooMany(_ most: Int) -> String { "You have \(most) already. Remove one first." }

    static func count(_ questions: Int) -> String {
        switch questions {
        case 0: "No questions yet"
        case 1: "1 question"
        default: "\(questions) questions"
        }
    }
    static var questions: String { "Questions in their order" }
    static var copyHint: String {
        "Those who have it already keep it as it was: give it again after a change."
    }
    static var empty: String { "Add the first question." }
    static var rename: String { "Change the title" }
    static var importTitle: String { "From ResearchKit" }
    static var survey: String { "The survey" }
    static var surveyHint: String {
        "A task of ResearchKit as JSON, as its serializer writes it. It becomes a questionnaire that you can change."
    }
    static var importSurvey: String { "Import" }
    static var noFile: String { "There was no file. Choose one." }
    static var incomplete: String { "Only a part of the file arrived, or it is too large for a survey." }
    static var download: String { "Download for ResearchKit" }

    static var remove: String { "Remove the questionnaire" }
    static var removeText: String { "It can no longer be given. Those who have it already keep it." }
    static var removed: String { "The questionnaire is removed." }
    static var saved: String { "Saved." }

    static var add: String { "Add" }
    static func tooManyItems(_ most: Int) -> String { "A questionnaire has at most \(most) questions." }
    static var tooMuch: String {
        "The questionnaire has no room for this. Shorten it, or begin another questionnaire."
    }
    static func name(of kind: QuestionnaireItem.Kind) -> String {
        switch kind {
        case .instruction: "Something to read"
        case .yesOrNo: "Yes or no"
        case .scale: "A scale"
        case .choice: "One of several answers"
        case .choices: "Any of several answers"
        case .number: "A number"
        case .text: "A few words"
        case .longText: "A longer text"
        case .day: "A date"
        case .time: "A time of day"
        }
    }
    static func example(of kind: QuestionnaireItem.Kind) -> String {
        switch kind {
        case .instruction: "An explanation between questions"
        case .yesOrNo: "“Did you fall?”"
        case .scale: "“How bad was the pain, from 0 to 10?”"
        case .choice: "“Where did it hurt most?”"
        case .choices: "“Which of these did you notice?”"
        case .number: "“How many hours did you sleep?”"
        case .text: "“What did you take for it?”"
        case .longText: "“What else should I know?”"
        case .day: "“When did it begin?”"
        case .time: "“When did you go to bed?”"
        }
    }

    static var question: String { "Question" }
    static var heading: String { "Heading" }
    static var text: String { "Text" }
    static var hint: String { "Explanation (optional)" }
    static var options: String { "Answers" }
    static var optionsHint: String { "One on each line." }
    static var lowest: String { "Lowest number" }
    static var highest: String { "Highest number" }
    static var lowestMeans: String { "What the lowest means" }
    static var highestMeans: String { "What the highest means" }
    static var unit: String { "Unit (optional)" }
    static var optional: String { "May be left out" }
    static var samePage: String { "On the same page as the one before" }
    static var jump: String { "Go on elsewhere after one of the answers" }
    static var jumpAnswer: String { "After the answer" }
    static var jumpTarget: String { "Go on with" }
    static var noAnswer: String { "None: always go on with the next" }
    static var end: String { "The end" }
    static func jump(after answer: String, to target: String) -> String { "After “\(answer)”: \(target)" }
    static var order: String { "Order" }
    static var removeItem: String { "Remove this" }

    static var noTitle: String { "Write a title." }
    static var noQuestion: String { "Write the question." }
    static var noHeading: String { "Write a heading." }
    static var noEnd: String { "Write a few words, such as “none” and “worst”." }
    static var longLine: String { "Write at most \(Line.longest) characters on one line." }
    static var longText: String { "Write at most \(Passage.longest) characters." }
    static var longOption: String { "Each answer has at most \(Line.longest) characters." }
    static var sameOption: String { "Each answer may appear once." }
    static func optionCount(_ range: ClosedRange<Int>) -> String {
        "Write \(range.lowerBound) to \(range.upperBound) answers, one on each line."
    }
    static var wholeNumber: String { "Enter a whole number." }
    static var notHigher: String { "It must be above the lowest number." }
    static var longScale: String { "A scale has at most \(SurveyFormat.Scale.longest) numbers." }

    static var give: String { "Give a questionnaire" }
    static var which: String { "Questionnaire" }
    static var rhythm: String { "How often" }
    static var first: String { "From" }
    static var firstProblem: String { "Enter a date, today or later." }
    static var giveButton: String { "Give it" }
    static var given: String { "Given. They see it on Today from that day on." }
    static var nothingToGive: String { "Write a questionnaire first." }
    static var unknown: String { "Choose a questionnaire that has questions." }
    static func tooManyAsked(_ most: Int) -> String {
        "They are asked \(most) already. Stop asking one of them first."
    }
    static var write: String { "Your questionnaires" }
    static var stopAsking: String { "Stop asking" }
    static func stopAsking(_ title: String) -> String { "\(stopAsking): \(title)" }
    static var stopped: String { "They are no longer asked. The answers stay." }
    static var noLonger: String { "No longer asked" }
    static func answered(_ times: Int) -> String {
        switch times {
        case 0: "Not answered yet"
        case 1: "Answered once"
        default: "Answered \(times) times"
        }
    }
    static func from(_ day: Day, seenFrom today: Day) -> String {
        "from \(DateWording.short(day, seenFrom: today))"
    }
    static var leftOut: String { "Left out" }
    static var day: String { "Day" }
    static var answer: String { "Answer" }
}
