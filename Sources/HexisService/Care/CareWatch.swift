import HexisCore
import HexisStore
import Logging

/// Has the open pages of care providers loaded anew as soon as a patient grants or ends something, or pauses everything.
struct CareWatch: JournalObserver {
    let practices: LivePractices
    let live: LiveUpdates
    let logger: Logger

    func journal(of person: PersonID, has entries: [Entry]) async {
        let changed = entries.compactMap { $0.fact.changedCareConnection }
        let isPauseChanged = entries.contains { $0.fact.changesPause }
        guard isPauseChanged || !changed.isEmpty else { return }
        do {
            try await notify(ofAll: isPauseChanged, changed, of: person)
        } catch {
            logger.error(
                "care providers were not notified of a change",
                metadata: ["error": "\(ServiceError(error).code)"])
        }
    }

    private func notify(
        ofAll isPauseChanged: Bool, _ changed: [Identifier], of person: PersonID
    ) async throws(StoreError) {
        let practice = try await practices.practice(of: person)
        let connections =
            isPauseChanged
            ? practice.careConnections : changed.compactMap { practice.careConnection($0) }
        for provider in Set(connections.map { $0.provider }) {
            live.tell(PersonID(provider))
        }
    }
}

extension Fact {
    /// Whether it begins or ends a pause of everything.
    var changesPause: Bool {
        if case .settings(.preferenceChosen(let fact)) = self { fact.preference == .pause } else { false }
    }

    fileprivate var changedCareConnection: Identifier? {
        switch self {
        case .care(.careGranted(let fact)): fact.connection
        case .care(.careEnded(let fact)): fact.connection
        default: nil
        }
    }
}
