import HexisCore

/// User-facing text about automaticity. The text about the curve is in `AutomaticityWording+Curve.swift`.
enum AutomaticityWording {
    static var title: String { "How close am I?" }
    static var soFar: String { "So far" }
    static var link: String { "More about it" }
    static var linkToCurve: String { "See the curve" }
    static var answerNow: String { "Answer the four questions" }
    static var answer: String { "Answer" }
    static var notNow: String { "Not now" }
    static var thanks: String { "Thank you. Your answers are in." }

    static func invitation(_ habit: String) -> String { "How automatic is “\(habit)” by now?" }
    static var invitationText: String { "Four short questions." }

    static var questionsTitle: String { "How automatic is it?" }
    static func stem(_ habit: String) -> String { "“\(habit)” is something\u{A0}…" }

    static func ending(_ item: AutomaticityItem) -> String {
        switch item {
        case .automatically: "…\u{A0}I do automatically."
        case .withoutRemembering: "…\u{A0}I do without having to consciously remember."
        case .withoutThinking: "…\u{A0}I do without thinking."
        case .beforeRealising: "…\u{A0}I start doing before I realise I’m doing it."
        }
    }

    static var notAtAll: String { "Strongly disagree" }
    static var entirely: String { "Strongly agree" }

    static var questionsExplanationTitle: String { "Why these questions?" }
    static var questionsExplanation: String {
        "They ask how automatically it happens, which is what makes a habit. There is no right answer: the first that comes to mind is best. They are the Self-Report Behavioural Automaticity Index by Gardner, Abraham, Lally and de Bruijn (2012)."
    }

    static var explanationTitle: String { "Where do these numbers come from?" }
    static var explanation: String {
        "Lally, van Jaarsveld, Potts and Wardle (2010) asked people who began something new every day how automatic it had become. It grew quickly at first, then ever more slowly, and levelled off. Hexis lays the same curve through your answers to four questions (Gardner, Abraham, Lally and de Bruijn, 2012). A habit counts as levelled off at 95% of where its curve is heading, counted from the lowest answer. In the study that took an estimated 18 to 254 days, and 66 for the person in the middle. The range of weeks is a statistical margin (95% confidence) and assumes that things go on as they are."
    }

    /// `4.25 of 7`.
    static func level(_ hundredths: Int) -> String {
        "\(Amount(clamping: Int64(hundredths) * 10)) of \(Agreement.range.upperBound)"
    }

    static func answers(_ count: Int) -> String { count == 1 ? "Your answer" : "All \(count) answers" }
}
