import HexisCore

/// What a study may have of its participants, as tables without names, notes or any other free text.
struct StudyTables {
    let terms: StudyTerms
    let keys: StudyKeys
    /// Who provides the questionnaires whose answers are given out.
    let researcher: PersonID

    /// The tables of one participant; of none, for their columns.
    func tables(of participant: StudyParticipant?) -> [ExportTable] {
        [
            habits(of: participant), checkIns(of: participant), automaticity(of: participant),
            adherence(of: participant), heartRates(of: participant), answers(of: participant),
        ]
    }

    /// The first column of each table.
    func who<Row>(_ participant: StudyParticipant?) -> Column<Row> {
        .identifier("participant", "The participant, by a random pseudonym of this study.") { _ in
            participant?.pseudonym
        }
    }

    /// The columns for a day.
    func when<Row>(_ participant: StudyParticipant?, _ day: @escaping (Row) -> Day) -> [Column<Row>] {
        [
            .count("study_day", "The day of the study: 1 on its first.", unit: "d") {
                terms.number(of: day($0))
            },
            .day("date", "The date, of participants who agreed to that; empty for the others.") {
                participant?.share.hasDates == true ? day($0) : nil
            },
        ]
    }

    /// - Parameter name: What it identifies: `habit`.
    func what<Row>(
        _ name: String, of participant: StudyParticipant?, _ subject: @escaping (Row) -> Identifier
    ) -> Column<Row> {
        // The rows of a habit follow each other.
        var last: (subject: Identifier, key: Identifier)?
        return .identifier(name, "The \(name), by a pseudonym.") { row in
            guard let participant else { return nil }
            let subject = subject(row)
            if let last, last.subject == subject { return last.key }
            let key = keys.key(of: subject, of: participant)
            last = (subject, key)
            return key
        }
    }
}
