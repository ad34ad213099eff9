import HexisCore

/// Care providers and companions.
extension ExportTables {
    var ofPeople: [ExportTable] { [providers, looks, notes, questionnaires, companions, cheers] }

    private var providers: ExportTable {
        ExportTable(
            "care-providers", "Care providers", "A connection to a care provider.",
            of: practice.careConnections,
            [
                .identifier("connection_id", "Identifies the connection.") { $0.id },
                .text("provider", "The provider’s name.") { $0.name },
                .choice(
                    "state", "Whether something is shared.",
                    of: ["waiting", "active", "paused", "expired", "ended"]
                ) { [today] in $0.state(on: today).name },
                .text("scope", "What was agreed on last.") { $0.scope.inWords },
                .day("last", "The last day of sharing; empty if none was set.") { $0.until },
            ])
    }

    private var looks: ExportTable {
        ExportTable(
            "care-looks", "Looks", "A time that a care provider saw something.", of: practice.careLooks,
            [
                .identifier("connection_id", "The connection.") { $0.connection },
                .instant("at", "When.") { $0.instant },
                .choice("page", "On which page.", of: CareLooked.Page.allCases.map { $0.name }) {
                    $0.page.name
                },
                .text("scope", "What there was to see.") { $0.scope.inWords },
            ])
    }

    private struct NoteOfProvider {
        let connection: CareConnection
        let note: CareNote
    }

    private var notes: ExportTable {
        ExportTable(
            "care-notes", "Notes of care providers", "A note that a care provider wrote.",
            of: notesOfProviders,
            [
                .identifier("connection_id", "The connection.") { $0.connection.id },
                .text("provider", "The provider’s name.") { $0.connection.name },
                .instant("at", "When it was written.") { $0.note.instant },
                .text("note", "The note.") { $0.note.text.text },
            ])
    }

    private var notesOfProviders: some Sequence<NoteOfProvider> {
        practice.careConnections.lazy.flatMap { connection in
            connection.notes.map { NoteOfProvider(connection: connection, note: $0) }
        }
    }

    private var questionnaires: ExportTable {
        ExportTable(
            "questionnaires", "Questionnaires", "A questionnaire that was written for patients.",
            of: practice.questionnaires,
            [
                .identifier("questionnaire_id", "Identifies the questionnaire.") { $0.id },
                .text("title", "Its title.") { $0.title.text },
                .text("questions", "Its pages and questions, one in a line.") {
                    $0.items.items.map { $0.text.text }.joined(separator: "\n")
                },
            ])
    }

    private var companions: ExportTable {
        ExportTable(
            "companions", "Companions", "Somebody in the same challenge or goal.", of: practice.companions,
            [
                .identifier("companion_id", "Identifies the companion in this goal.") { $0.id },
                .text("companion", "Their name.") { $0.name },
                .identifier("goal_id", "The goal, or the challenge of a habit.") { $0.challenge },
                .text("goal", "Its title.") { [practice] in practice.sharedGoal($0.challenge)?.title },
                .choice("shown", "What they see.", of: CompanionLevel.allCases.map { $0.name }) {
                    $0.level?.name
                },
                .truth("has_left", "Whether one of the two left.") { $0.isOver },
            ])
    }

    private struct CheerOfCompanion {
        let companion: Companion
        let cheer: CompanionCheer
    }

    private var cheers: ExportTable {
        ExportTable(
            "cheers", "Cheers", "One cheer, sent or received.",
            of: practice.companions.lazy.flatMap { companion in
                companion.cheers.map { CheerOfCompanion(companion: companion, cheer: $0) }
            },
            [
                .identifier("companion_id", "The companion.") { $0.companion.id },
                .text("companion", "Their name.") { $0.companion.name },
                .choice("from", "Who sent it.", of: CompanionParty.allCases.map { $0.name }) {
                    $0.cheer.party.name
                },
                .instant("at", "When.") { $0.cheer.instant },
                .choice("cheer", "Its picture.", of: Cheer.allCases.map { $0.name }) { $0.cheer.cheer.name },
                .text("text", "Its text.") { $0.cheer.text?.text },
            ])
    }
}

extension CareScope {
    /// The names of its topics.
    fileprivate var inWords: String { topics.map { $0.name }.joined(separator: " ") }
}

extension CareConnection.State {
    fileprivate var name: String {
        switch self {
        case .waiting: "waiting"
        case .active: "active"
        case .paused: "paused"
        case .expired: "expired"
        case .ended: "ended"
        }
    }
}
