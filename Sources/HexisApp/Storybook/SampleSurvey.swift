import HexisCore

/// Surveys for the storybook and the tests: every format of answer, a conditional step, and long words.
enum SampleSurvey {
    static let run = Identifier(high: 6, low: 1)

    static var shelf: SurveyShelf {
        SurveyShelf { begun, _ in
            [sleep, longWords, anotherScript].first { $0.key == begun.survey }.map { AskedSurvey($0) }
        }
    }

    static var sleep: Survey {
        Survey(
            "sleep", title: "How you sleep",
            steps: [
                SurveyStep(
                    "hello", title: "A few questions about your nights",
                    text:
                        "They take about two minutes. You can stop at any time, and what you answered is kept.\nThere is no right answer."
                ),
                SurveyStep(hours), SurveyStep(rested), SurveyStep(pain), SurveyStep(drink), SurveyStep(helps),
                SurveyStep(takes, rules: [SurveyRule(if: "takes", .contains("no"), goTo: "bedtime")]),
                SurveyStep(SurveyQuestion("since", "Since when do you take it?", .day)),
                SurveyStep(SurveyQuestion("bedtime", "When do you go to bed?", .time)),
                SurveyStep(words), evening,
                SurveyStep(
                    "bye", title: "That is all", text: "You find your answers again whenever you want."),
            ])
    }

    private static var hours: SurveyQuestion {
        SurveyQuestion(
            "hours", "How long did you sleep last night?", hint: "About is good enough.",
            .number(
                SurveyFormat.Number(
                    .zero...Amount(clamping: 24_000), step: Amount(clamping: 500), unit: "hours")))
    }

    private static var rested: SurveyQuestion {
        SurveyQuestion(
            "rested", "How rested did you wake up?",
            .scale(SurveyFormat.Scale(1...7, lowest: "Not at all", highest: "Entirely")))
    }

    private static var pain: SurveyQuestion {
        SurveyQuestion(
            "pain", "How much did pain keep you awake?",
            .scale(SurveyFormat.Scale(0...10, lowest: "No pain", highest: "The worst that I can imagine")),
            isOptional: true)
    }

    private static var drink: SurveyQuestion {
        SurveyQuestion(
            "drink", "What did you drink in the evening?",
            .choice(
                SurveyFormat.Choices(
                    [
                        SurveyFormat.Option("water", "Water"),
                        SurveyFormat.Option("coffee", "Coffee", hint: "Also tea, black or green"),
                        SurveyFormat.Option("wine", "Wine or beer"),
                    ], other: "Something else")))
    }

    private static var helps: SurveyQuestion {
        SurveyQuestion(
            "helps", "What helps you to fall asleep?", hint: "Choose all that do.",
            .choice(
                SurveyFormat.Choices(
                    [
                        SurveyFormat.Option("dark", "A dark room"), SurveyFormat.Option("book", "A book"),
                        SurveyFormat.Option("music", "Quiet music"), SurveyFormat.Option("walk", "A walk"),
                    ], isMultiple: true, other: "Something else")), isOptional: true)
    }

    private static var takes: SurveyQuestion {
        SurveyQuestion("takes", "Do you take something for your sleep?", .yesOrNo)
    }

    private static var words: SurveyQuestion {
        SurveyQuestion(
            "words", "Is there more that you want to say?", .text(longest: 400, isLong: true),
            isOptional: true)
    }

    private static var evening: SurveyStep {
        SurveyStep(
            "evening", title: "Your evening", text: "The hour before you went to bed.",
            more: SurveyStep.More(
                title: "Why these questions?", text: "What happens in that hour shows in the night after it."),
            questions: [
                SurveyQuestion("screen", "Did you look at a screen?", .yesOrNo),
                SurveyQuestion(
                    "minutes", "How many minutes?", .number(SurveyFormat.Number(unit: "minutes")),
                    isOptional: true),
                SurveyQuestion("place", "Where were you?", .text(longest: 40)),
            ])
    }
}

extension SampleSurvey {
    static var longWords: Survey {
        let word = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"
        return Survey(
            "long", title: "Rechtsschutzversicherungsgesellschaftsangelegenheiten",
            steps: [
                SurveyStep(
                    "words", title: "\(word) polieren",
                    text: "<script>alert('no')</script> & “quotes” \(word)",
                    questions: [
                        SurveyQuestion(
                            "polished", "\(word) poliert?", hint: "\(word), sorgfältig eingeordnet.",
                            .choice(
                                SurveyFormat.Choices(
                                    [
                                        SurveyFormat.Option("much", word, hint: "Und noch mehr \(word)."),
                                        SurveyFormat.Option("little", "Ein wenig"),
                                    ], isMultiple: true, other: word)), isOptional: true),
                        SurveyQuestion(
                            "how", "Wie sehr?", .scale(SurveyFormat.Scale(1...5, lowest: word, highest: word))
                        ),
                        SurveyQuestion("often", word, .number(SurveyFormat.Number(unit: word))),
                    ])
            ])
    }

    static var anotherScript: Survey {
        Survey(
            "arabic", title: "نومك", language: "ar",
            steps: [
                SurveyStep(
                    "night", title: "كيف كانت ليلتك؟", text: "أسئلة قليلة. لا توجد إجابة صحيحة.",
                    questions: [
                        SurveyQuestion(
                            "rested", "هل استيقظت مرتاحًا؟",
                            .scale(SurveyFormat.Scale(1...7, lowest: "أبدًا", highest: "تمامًا"))),
                        SurveyQuestion(
                            "drink", "ماذا شربت في المساء؟",
                            .choice(
                                SurveyFormat.Choices([
                                    SurveyFormat.Option("water", "ماء"),
                                    SurveyFormat.Option("coffee", "قهوة", hint: "أو شاي."),
                                ]))),
                        SurveyQuestion("words", "كلمة أخيرة؟", .text()),
                    ])
            ])
    }
}
