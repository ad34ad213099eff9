import HexisCore

/// The reminder settings as typed, and the facts they yield once valid.
struct ReminderSettingsForm {
    var routine: ReminderRoutine
    var quietFrom: String
    var quietUntil: String
    var eveningQuestion: String
    var wording: ReminderWording

    init(_ settings: Settings) {
        routine = settings.routine
        quietFrom = settings.quietHours?.from.description ?? ""
        quietUntil = settings.quietHours?.until.description ?? ""
        eveningQuestion = settings.eveningQuestion?.description ?? ""
        wording = settings.reminderWording
    }

    /// Reads the form that a browser sent; missing fields keep the current values.
    init(_ form: Form, over settings: Settings) {
        self.init(settings)
        routine = form["routine"].flatMap { ReminderRoutine(name: $0) } ?? routine
        quietFrom = form["quiet-from"] ?? quietFrom
        quietUntil = form["quiet-until"] ?? quietUntil
        eveningQuestion = form["evening-question"] ?? eveningQuestion
        wording = form["wording"].flatMap { ReminderWording(name: $0) } ?? wording
    }

    var problems: [Problem] {
        var problems = quietProblems
        if !eveningQuestion.isEmpty, TimeOfDay(eveningQuestion) == nil {
            problems.append(
                Problem(field: "evening-question", message: ReminderSettingsWording.questionProblem))
        }
        return problems
    }

    private var quietProblems: [Problem] {
        if quietFrom.isEmpty && quietUntil.isEmpty { return [] }
        guard let from = TimeOfDay(quietFrom) else {
            return [Problem(field: "quiet-from", message: ReminderSettingsWording.quietProblem)]
        }
        guard let until = TimeOfDay(quietUntil) else {
            return [Problem(field: "quiet-until", message: ReminderSettingsWording.quietProblem)]
        }
        return from == until
            ? [Problem(field: "quiet-until", message: ReminderSettingsWording.quietOrderProblem)] : []
    }

    private var quietHours: QuietHours? {
        guard let from = TimeOfDay(quietFrom), let until = TimeOfDay(quietUntil) else { return nil }
        return QuietHours(from: from, until: until)
    }

    /// One fact for each setting that differs.
    func facts(changing settings: Settings) -> [Fact] {
        var facts: [Fact] = []
        if routine != settings.routine { facts.append(.routineChosen(RoutineChosen(routine: routine))) }
        if quietHours != settings.quietHours {
            facts.append(.quietHoursSet(QuietHoursSet(hours: quietHours)))
        }
        let time = TimeOfDay(eveningQuestion)
        if time != settings.eveningQuestion {
            facts.append(.eveningQuestionSet(EveningQuestionSet(time: time)))
        }
        if wording != settings.reminderWording {
            facts.append(.reminderWordingChosen(ReminderWordingChosen(wording: wording)))
        }
        return facts
    }
}
