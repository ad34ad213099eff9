import HexisCore

/// Answers to questions: automaticity, surveys and questionnaires.
extension ExportTables {
    var ofAnswers: [ExportTable] { [automaticity, surveys] }

    private struct Rating {
        let habit: Habit
        let rated: AutomaticityRated
    }

    private var automaticity: ExportTable {
        let rows = practice.habits.lazy.flatMap { habit in
            habit.automaticityRatings.map { Rating(habit: habit, rated: $0) }
        }
        return ExportTable(
            "automaticity", "Automaticity",
            "One answer to the Self-Report Behavioural Automaticity Index (Gardner et al. 2012).", of: rows,
            Column.habit { $0.habit } + [.day("day", "The day.") { $0.rated.day }]
                + Column.ratings { $0.rated })
    }

    private struct SurveyRow {
        let run: SurveyRun
        let said: SurveyAnswered
    }

    private var surveys: ExportTable {
        let rows = practice.surveyRuns.lazy.flatMap { run in
            run.records.map { SurveyRow(run: run, said: $0.said) }
        }
        return ExportTable(
            "survey-answers", "Answers to surveys",
            "The last answer to a question of a survey or of a care provider’s questionnaire.", of: rows,
            runColumns + answerColumns + answerTimes)
    }

    private var runColumns: [Column<SurveyRow>] {
        [
            .identifier("run_id", "One time that the survey was filled in.") { $0.run.id },
            .text("survey", "The survey.") { $0.said.survey.text },
            .identifier("subject_id", "What it is about: a habit, or the questionnaire.") {
                $0.run.begun?.subject
            },
            .text("about", "The name of that, or the question of a questionnaire.") { about($0) },
        ]
    }

    private var answerColumns: [Column<SurveyRow>] {
        [
            .text("question", "The question’s key.") { $0.said.step.text },
            .text("answer", "The answer; empty if it was left out.") { $0.said.answer?.text.text },
            .text("chosen", "The words of the chosen options of a questionnaire.") { chosen($0) },
            .text("other", "What was filled in beside the options.") { $0.said.answer?.other?.text },
        ]
    }

    private var answerTimes: [Column<SurveyRow>] {
        [
            .instant("shown_at", "When the question was shown.") { $0.said.started },
            .instant("answered_at", "When it was answered.") { $0.said.ended },
            .instant("finished_at", "When the survey was finished; empty if it was not.") {
                $0.run.finishedAt
            },
        ]
    }

    private func about(_ row: SurveyRow) -> String? {
        guard let subject = row.run.begun?.subject else { return nil }
        return item(of: row)?.text.text ?? name(of: subject)
    }

    private func chosen(_ row: SurveyRow) -> String? {
        guard let item = item(of: row), let answer = row.said.answer else { return nil }
        return item.chosen(in: answer).map { $0.text }.joined(separator: "\n")
    }

    /// The question of a questionnaire.
    private func item(of row: SurveyRow) -> QuestionnaireItem? {
        row.run.begun?.subject.flatMap { practice.everGivenQuestionnaire($0) }?.items.items.first {
            $0.key == row.said.step
        }
    }
}

extension Column {
    /// The four answers about how much of a habit goes without thinking, and their mean.
    static func ratings(_ rated: @escaping (Row) -> AutomaticityRated) -> [Column] {
        let scale = "Agreement, 1 (not at all) to 7 (completely)."
        return [
            .count("automatically", "“I do automatically.” \(scale)") { rated($0).automatically.value },
            .count("without_remembering", "“Without having to consciously remember.” \(scale)") {
                rated($0).withoutRemembering.value
            },
            .count("without_thinking", "“Without thinking.” \(scale)") { rated($0).withoutThinking.value },
            .count("before_realising", "“Before I realise I’m doing it.” \(scale)") {
                rated($0).beforeRealising.value
            },
            .number("mean", "The mean of the four.") { Amount(clamping: Int64(rated($0).hundredths) * 10) },
        ]
    }
}
