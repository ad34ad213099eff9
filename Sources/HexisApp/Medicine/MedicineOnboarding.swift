import HexisCore

/// Setting up a medicine step by step, alone or together with a care provider. It begins with the medicine's name. The
/// person can deny each permission, leave at every step, and change all answers later.
enum MedicineOnboarding {
    static var key: SurveyKey { "medicine-onboarding" }

    static var asked: AskedSurvey {
        AskedSurvey(survey, in: .habits, exit: "/medicine", goal: "/medicine?set-up=1", facts: facts)
    }

    private static var survey: Survey {
        Survey(
            key, version: 2, title: OnboardingWording.title,
            steps: medicine + reminders + together + [
                SurveyStep("done", title: OnboardingWording.done, text: OnboardingWording.doneText)
            ])
    }

    private static var medicine: [SurveyStep] {
        [
            SurveyStep(
                "medicine", title: OnboardingWording.medicine,
                text: "\(OnboardingWording.leave) \(MedicineWording.notAdvice)",
                more: SurveyStep.More(title: OnboardingWording.stored, text: OnboardingWording.storedText),
                questions: [
                    SurveyQuestion(
                        "name", MedicineFormWording.name, hint: MedicineFormWording.nameHint, .text()),
                    SurveyQuestion(
                        "dose", OnboardingWording.dose, hint: MedicineFormWording.doseHint, .text(),
                        isOptional: true),
                ]),
            SurveyStep(
                SurveyQuestion("kind", MedicineFormWording.when, kinds),
                rules: [
                    SurveyRule(if: "kind", .contains("daily"), goTo: "times"),
                    SurveyRule(if: "kind", .contains("interval"), goTo: "interval"),
                    SurveyRule(if: "kind", .contains("hours"), goTo: "hours"),
                    SurveyRule(if: "kind", .contains("needed"), goTo: "company"),
                ]),
            SurveyStep(
                SurveyQuestion("weekdays", OnboardingWording.weekdays, weekdays),
                rules: [SurveyRule(if: "kind", .contains("weekdays"), goTo: "times")]),
            SurveyStep(
                SurveyQuestion(
                    "interval", OnboardingWording.interval, whole(2...365, OnboardingWording.days)),
                rules: [SurveyRule(if: "kind", .contains("interval"), goTo: "times")]),
            SurveyStep(
                SurveyQuestion(
                    "hours", OnboardingWording.hours, whole(Regimen.hours, OnboardingWording.hour)),
                text: MedicineFormWording.hoursHint,
                rules: [SurveyRule(if: "kind", .contains("hours"), goTo: "calls")]),
            SurveyStep(
                "times", title: MedicineFormWording.times, text: OnboardingWording.timesText,
                questions: times.enumerated().map { place, key in
                    SurveyQuestion(key, MedicineFormWording.time(place + 1), .time, isOptional: place > 0)
                } + [
                    SurveyQuestion(
                        "pieces", MedicineFormWording.pieces, hint: MedicineFormWording.piecesHint,
                        whole(0...Stock.most, OnboardingWording.pieces), isOptional: true)
                ]),
        ]
    }

    private static var reminders: [SurveyStep] {
        [
            SurveyStep(
                SurveyQuestion("calls", OnboardingWording.calls, .yesOrNo),
                text: OnboardingWording.callsText,
                link: SurveyStep.Link(
                    text: MedicineFormWording.callSettings, address: "/settings/reminders"))
        ]
    }

    /// Whether a care provider is there; what is decided with them is only asked then.
    private static var together: [SurveyStep] {
        [
            SurveyStep(
                SurveyQuestion(
                    "company", OnboardingWording.company,
                    .choice(
                        SurveyFormat.Choices([
                            SurveyFormat.Option("alone", OnboardingWording.alone),
                            SurveyFormat.Option(
                                "provider", OnboardingWording.provider, hint: OnboardingWording.providerHint),
                        ]))),
                rules: [SurveyRule(if: "company", .contains("alone"), goTo: "done")]),
            SurveyStep(
                SurveyQuestion(
                    "goal", OnboardingWording.goal, hint: MedicineWording.goalHint,
                    whole(1...100, OnboardingWording.percent), isOptional: true),
                text: OnboardingWording.goalText),
            SurveyStep(
                SurveyQuestion("health", OnboardingWording.health, .yesOrNo),
                text: "\(HeartWording.lead) \(OnboardingWording.healthText)",
                rules: [SurveyRule(if: "health", .contains("no"), goTo: "done")]),
            SurveyStep(
                SurveyQuestion(
                    "boundary", OnboardingWording.boundary,
                    whole(HeartRate.boundaries, OnboardingWording.beats), isOptional: true),
                text: OnboardingWording.boundaryText),
        ]
    }

    /// The questions about the times of the doses.
    static var times: [SurveyKey] { ["time-1", "time-2", "time-3", "time-4"] }

    private static var kinds: SurveyFormat {
        .choice(
            SurveyFormat.Choices([
                SurveyFormat.Option("daily", MedicineFormWording.daily),
                SurveyFormat.Option("weekdays", MedicineFormWording.weekdays),
                SurveyFormat.Option("interval", MedicineFormWording.interval),
                SurveyFormat.Option("hours", MedicineFormWording.hours),
                SurveyFormat.Option("needed", MedicineFormWording.needed),
            ]))
    }

    private static var weekdays: SurveyFormat {
        .choice(
            SurveyFormat.Choices(
                Weekday.allCases.compactMap { day in
                    SurveyKey(text: day.name).map { SurveyFormat.Option($0, DateWording.name(of: day)) }
                }, isMultiple: true))
    }

    private static func whole(_ range: ClosedRange<Int>, _ unit: String) -> SurveyFormat {
        .number(
            SurveyFormat.Number(
                Amount(
                    clamping: Int64(range.lowerBound) * 1000)...Amount(
                        clamping: Int64(range.upperBound) * 1000), step: .one, unit: unit))
    }
}
