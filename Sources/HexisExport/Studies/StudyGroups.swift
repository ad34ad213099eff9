import HexisCore

/// The participants of a study, by what others may know about them.
///
/// A person who knows how many habits and medicines a participant has, and in which week they joined, can find their row if
/// few share all that. Cells of fewer than five people are marked (k-anonymity, Sweeney 2002; k = 5, El Emam & Dankar
/// 2008).
package struct StudyGroups {
    /// The fewest people of a cell that is not marked.
    package static let fewest = 5

    private struct Cell: Hashable {
        let habits: Int?
        let medicines: Int?
        let week: Int?
    }

    /// A participant without their practice, which would keep all of them in memory.
    private struct Row {
        let pseudonym: Identifier
        let version: Int64
        let share: StudyShare
        let last: Day?
        let cell: Cell
    }

    private let terms: StudyTerms
    private var rows: [Row] = []
    private var sizes: [Cell: Int] = [:]

    init(_ terms: StudyTerms) {
        self.terms = terms
    }

    /// How many participants there are.
    package var count: Int { rows.count }
    /// How many of them are in a cell of fewer than five people.
    package var small: Int { rows.count { isSmall($0.cell) } }

    mutating func add(_ participant: StudyParticipant) {
        let cell = Cell(
            habits: hasHabits(participant) ? participant.habits.count : nil,
            medicines: participant.shares(.adherence) ? participant.medicines.count : nil,
            week: firstDay(of: participant).map { terms.week(of: $0) })
        rows.append(
            Row(
                pseudonym: participant.pseudonym, version: participant.version, share: participant.share,
                last: participant.days?.upperBound, cell: cell))
        sizes[cell, default: 0] += 1
    }

    private func hasHabits(_ participant: StudyParticipant) -> Bool {
        participant.shares(.checkIns) || participant.shares(.automaticity)
    }

    /// The first day of the study on which something was due or recorded.
    private func firstDay(of participant: StudyParticipant) -> Day? {
        guard let days = participant.days else { return nil }
        let starts = participant.habits.map { $0.start } + participant.medicines.map { $0.start }
        return starts.min().map { max($0, days.lowerBound) }
    }

    private func isSmall(_ cell: Cell) -> Bool { sizes[cell, default: 0] < StudyGroups.fewest }

    /// The table of participants.
    var table: ExportTable {
        ExportTable(
            "participants", "Participants", "A participant.", of: rows,
            [
                .identifier("participant", "The participant, by a random pseudonym of this study.") {
                    $0.pseudonym
                }
            ] + agreementColumns + cellColumns)
    }

    private var agreementColumns: [Column<Row>] {
        [
            .count("terms", "The version of the terms that they signed last.") { Int($0.version) },
            .truth("has_left", "Whether they left and let the study keep what was recorded until then.") {
                $0.share.until != nil
            },
            .truth("has_dates", "Whether they agreed to dates.") { $0.share.hasDates },
            .count("last_study_day", "The last day of the study that is given out.", unit: "d") {
                $0.last.map { terms.number(of: $0) }
            },
        ]
    }

    /// What others may know about a participant.
    private var cellColumns: [Column<Row>] {
        [
            .count("habits", "The number of habits; empty if they do not share habits.") { $0.cell.habits },
            .count("medicines", "The number of medicines; empty if they do not share adherence.") {
                $0.cell.medicines
            },
            .count(
                "first_week", "The week of the study, from 1, in which their first habit or medicine began."
            ) { $0.cell.week },
            smallCell,
        ]
    }

    private var smallCell: Column<Row> {
        .truth(
            "is_small_cell",
            "Whether fewer than \(StudyGroups.fewest) participants have these numbers of habits and medicines and this first week, so that people who know them could find this row. Do not publish it."
        ) { isSmall($0.cell) }
    }
}
