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

    private static var times: [SurveyKey] { ["time-1", "time-2", "time-3", "time-4"] }

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

extension MedicineOnboarding {
    /// One run yields one medicine, even if two devices finish it independently.
    private static func facts(_ result: SurveyResult) -> [Fact] {
        guard let today = result.day else { return [] }
        let medicine = result.run.id.derived(1)
        return form(result, beginning: today).facts(registering: medicine) + agreed(result)
    }

    private static func form(_ result: SurveyResult, beginning today: Day) -> MedicineForm {
        func text(_ key: SurveyKey) -> String { result.answer(to: key)?.text.text ?? "" }
        var form = MedicineForm(beginning: today)
        form.name = text("name")
        form.dose = text("dose")
        form.kind = MedicineForm.Kind(name: text("kind"))
        form.weekdays = words(of: text("weekdays")).compactMap { Weekday(name: $0) }
        form.interval = text("interval")
        form.hours = text("hours")
        form.times = times.map { text($0) }.filter { !$0.isEmpty }
        form.pieces = text("pieces")
        form.isCalledFor = text("calls") == "yes"
        return form
    }

    /// The facts that apply to all medicines.
    private static func agreed(_ result: SurveyResult) -> [Fact] {
        func number(_ key: SurveyKey) -> Int64? {
            result.answer(to: key)?.number.map { $0.thousandths / 1000 }
        }
        var facts: [Fact] = []
        if let percent = number("goal") {
            facts.append(.adherenceGoalSet(AdherenceGoalSet(percent: percent)))
        }
        if let boundary = number("boundary") {
            facts.append(
                .heartRateBoundarySet(
                    HeartRateBoundarySet(boundary: boundary, gap: Int64(HeartRate.usualGap))))
        }
        return facts
    }
}

/// A link that starts the onboarding or continues it.
struct OnboardingStart: View {
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        let isBegun = practice.unfinishedRun(of: MedicineOnboarding.key) != nil
        html("form", Attribute("method", "post"), Attribute("action", "/surveys")) { html in
            html(
                HiddenFields([
                    surroundings.formIdentifier(nil, 1280), ("survey", MedicineOnboarding.key.text),
                ]))
            html(
                "button", .class("button"),
                text: isBegun ? OnboardingWording.goOn : OnboardingWording.begin)
        }
    }
}
