import HexisApp
import HexisCore
import HexisExchange
import HexisStore

extension HealthImports {
    /// Records an import, or undoes it; `nil` if the task was cancelled. What another server has recorded already stays as it is.
    func carryOut(_ task: StoredImport) async -> HealthProgress? {
        let person = task.person
        return await unlessCancelled {
            switch HealthProgress(task) {
            case .recording(let news, let result):
                await orFailed(of: person) { try await record(news, result, of: person) }
            case .undoing(let news):
                await orFailed(of: person, .notUndone(news)) { try await undo(news, of: person) }
            default: .failed(HealthImportPage.notRecorded)
            }
        }
    }

    private func record(
        _ news: ImportedDays, _ result: HealthImportResult, of person: PersonID
    ) async throws -> HealthProgress {
        let practice = try await practice(of: person)
        for piece in intake.entries(news, of: person, practice).pieces {
            try Task.checkCancellation()
            try await quota.record(piece, for: person, in: journals)
        }
        // Noted first, so that an import that is shown as done is under “How your data arrives”, too.
        await waysIn.note(result.intake, by: .appleHealth, of: person)
        return .done(news, result)
    }

    private func undo(_ news: ImportedDays, of person: PersonID) async throws -> HealthProgress {
        let practice = try await practice(of: person)
        for piece in intake.undo(news, of: person, practice).pieces {
            try Task.checkCancellation()
            try await journals.record(piece, for: person)
        }
        return .undone
    }
}
