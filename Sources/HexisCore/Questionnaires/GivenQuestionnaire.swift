/// A questionnaire as a care provider gave it to a patient, to be answered once or at regular intervals.
///
/// It is a copy: what the provider changes in theirs later does not reach those who answer it already.
public struct GivenQuestionnaire: Hashable, Sendable {
    public let id: Identifier
    public let title: Line
    public let items: QuestionnaireItems
    /// The day from which on it is asked.
    public let first: Day
    /// The number of days from one round to the next; `nil` if it is asked once.
    public let interval: Int?
    let stamp: Stamp

    /// The number of days between two rounds that make sense.
    public static let intervals = 1...366

    init(_ fact: CareQuestionnaireGiven, at stamp: Stamp) {
        id = fact.questionnaire
        title = fact.title
        items = fact.items
        first = fact.first
        let known = fact.interval.flatMap { Int(exactly: $0) }
        interval = known.flatMap { GivenQuestionnaire.intervals.contains($0) ? $0 : nil }
        self.stamp = stamp
    }

    /// The name under which the runs of every given questionnaire are stored; each is about the one given.
    public static var survey: SurveyKey { "questionnaire" }

    /// The first day of the round that a day belongs to; `nil` before the first round.
    public func round(on day: Day) -> Day? {
        guard day >= first else { return nil }
        guard let interval else { return first }
        return first.advanced(by: first.distance(to: day) / interval * interval)
    }

    /// The first day of the round that waits for answers on a day; `nil` if none does. `answered` is the day of the last
    /// answers.
    func openRound(on day: Day, answered: Day?) -> Day? {
        guard let since = round(on: day) else { return nil }
        if let answered, interval == nil || answered >= since { return nil }
        return since
    }

    /// The first day of the earliest round that waits for answers on a day: one that was missed waits with the next.
    func waitingSince(on day: Day, answered: Day?) -> Day? {
        guard openRound(on: day, answered: answered) != nil else { return nil }
        guard let answered, let interval, let last = round(on: answered) else { return first }
        return last.advanced(by: interval)
    }
}

/// A questionnaire that waits for its answers.
public struct OpenQuestionnaire: Hashable, Sendable {
    public let connection: CareConnection
    public let given: GivenQuestionnaire
    /// The first day of the earliest round that is not answered.
    public let since: Day
}

extension Practice {
    /// The questionnaires that wait for answers, of those whose connection is active and may ask, the longest open first.
    public func openQuestionnaires(at now: Moment) -> [OpenQuestionnaire] {
        let open = careConnections.flatMap { connection in
            openQuestionnaires(of: connection, on: now.today) { instant in
                Moment(instant: instant, offset: now.offset, dayStart: now.dayStart).today
            }
        }
        return sortedPlaces(of: open.count) { left, right in
            open[left].since == open[right].since ? left < right : open[left].since < open[right].since
        }.map { open[$0] }
    }

    func openQuestionnaires(
        of connection: CareConnection, on today: Day, day: (Instant) -> Day
    ) -> [OpenQuestionnaire] {
        guard connection.scope(on: today).contains(.questionnaires) else { return [] }
        return connection.questionnaires.compactMap { given in
            given.waitingSince(on: today, answered: lastAnswer(to: given).map(day)).map {
                OpenQuestionnaire(connection: connection, given: given, since: $0)
            }
        }
    }

    /// The runs through a given questionnaire that were finished, the earliest first.
    public func answers(to given: GivenQuestionnaire) -> [SurveyRun] {
        surveyRuns.filter { run in
            run.finishedAt != nil && run.begun?.survey == GivenQuestionnaire.survey
                && run.begun?.subject == given.id
        }
    }

    /// Returns a questionnaire that a care provider gave, whether or not it is still asked.
    package func everGivenQuestionnaire(_ id: Identifier) -> GivenQuestionnaire? {
        for connection in careConnections {
            if let given = connection.givenQuestionnaires.first(where: { $0.id == id }) { return given }
        }
        return nil
    }

    /// When a given questionnaire was answered last.
    func lastAnswer(to given: GivenQuestionnaire) -> Instant? {
        answers(to: given).compactMap { $0.finishedAt }.max()
    }

    /// Returns a questionnaire that a care provider gave and still asks; `nil` if the patient no longer shares the answers.
    public func givenQuestionnaire(_ id: Identifier) -> GivenQuestionnaire? {
        for connection in careConnections where connection.isSharing(.questionnaires) {
            if let given = connection.questionnaires.first(where: { $0.id == id }) { return given }
        }
        return nil
    }
}
