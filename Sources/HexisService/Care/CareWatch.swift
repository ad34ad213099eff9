import HexisCore
import HexisStore
import Logging

/// Has the open pages of care providers loaded anew as soon as a patient grants or ends something.
struct CareWatch: JournalObserver {
    let practices: LivePractices
    let live: LiveUpdates
    let logger: Logger

    func journal(of person: Identifier, has entries: [Entry]) async {
        let changed = entries.compactMap { $0.fact.changedCareConnection }
        guard !changed.isEmpty else { return }
        do {
            let practice = try await practices.practice(of: person)
            for provider in Set(changed.compactMap { practice.careConnection($0)?.provider }) {
                live.tell(provider)
            }
        } catch {
            logger.error(
                "care providers were not notified of a change",
                metadata: ["error": "\(ServiceError(error).code)"])
        }
    }
}

extension Fact {
    fileprivate var changedCareConnection: Identifier? {
        switch self {
        case .care(.careGranted(let fact)): fact.connection
        case .care(.careEnded(let fact)): fact.connection
        default: nil
        }
    }
}
