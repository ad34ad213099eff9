/// The reminders of questionnaires that wait for answers: on the first morning, and on the third.
struct QuestionnaireCalls {
    private let times: CallingTimes
    private let asked: [Asked]

    private struct Asked {
        let connection: CareConnection
        let given: GivenQuestionnaire
        /// The day on which it was answered last.
        let answered: Day?
    }

    init(_ practice: Practice, _ times: CallingTimes) {
        self.times = times
        asked = practice.askingConnections.flatMap { connection in
            connection.questionnaires.map { given in
                Asked(
                    connection: connection, given: given,
                    answered: practice.lastAnswer(to: given).map { times.day(at: $0) })
            }
        }
    }

    var isIdle: Bool { asked.isEmpty }

    /// One that two providers gave under the same identifier comes once: an answer to it is one for both.
    func occurrences(on day: Day) -> [Occurrence] {
        guard let instant = times.instant(of: .nineInTheMorning, on: day) else { return [] }
        var found: [Occurrence] = []
        for asked in asked {
            guard asked.connection.scope(on: day).contains(.questionnaires),
                let since = asked.given.openRound(on: day, answered: asked.answered),
                [0, 2].contains(since.distance(to: day))
            else { continue }
            let call = Occurrence(.questionnaire(asked.given.id), on: day, at: instant)
            if !found.contains(call) { found.append(call) }
        }
        return found
    }
}

extension Practice {
    /// The connections that may ask questionnaires and do.
    fileprivate var askingConnections: [CareConnection] {
        careConnections.filter { $0.isSharing(.questionnaires) && !$0.questionnaires.isEmpty }
    }

    /// Whether a questionnaire can still wait for answers.
    var asksQuestionnaires: Bool {
        askingConnections.contains { connection in
            connection.questionnaires.contains { $0.interval != nil || lastAnswer(to: $0) == nil }
        }
    }
}
