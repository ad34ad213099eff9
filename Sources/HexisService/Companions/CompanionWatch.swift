import HexisCore
import HexisStore
import Logging

/// Has the open pages of companions loaded anew as soon as somebody does something that they are shown, and those hear at
/// once that somebody cheered them who want a notification of it.
struct CompanionWatch: JournalObserver {
    let companions: Companions
    let practices: LivePractices
    let live: LiveUpdates
    let logger: Logger

    func journal(of person: PersonID, has entries: [Entry]) async {
        let left = entries.compactMap { $0.isByCompanions ? nil : $0.fact.endedCompanion }
        guard !left.isEmpty || entries.contains(where: { !$0.isByCompanions && $0.fact.concernsCompanions })
        else { return }
        do {
            try await notifyCompanions(of: person, andThoseWho: left, entries)
        } catch {
            logger.error(
                "companions were not notified of a change",
                metadata: ["error": "\(ServiceError(error).code)"])
        }
    }

    private func notifyCompanions(
        of person: PersonID, andThoseWho left: [Identifier], _ entries: [Entry]
    ) async throws(StoreError) {
        let cheered = Set(entries.compactMap { $0.isByCompanions ? nil : $0.fact.cheeredCompanion })
        let all = try await practices.practice(of: person).companions
        for companion in all where !companion.isOver || left.contains(companion.id) {
            let other = PersonID(companion.person)
            live.tell(other)
            if cheered.contains(companion.id) {
                try await companions.notifyOfCheers(to: other, in: companion.id)
            }
        }
    }
}

extension Entry {
    /// Whether it is itself something that a companion showed: the two would otherwise wake each other for ever.
    fileprivate var isByCompanions: Bool { device == .companions }
}

extension Fact {
    fileprivate var endedCompanion: Identifier? {
        if case .companion(.companionLeft(let fact)) = self { fact.companion } else { nil }
    }

    fileprivate var cheeredCompanion: Identifier? {
        if case .companion(.companionCheered(let fact)) = self { fact.companion } else { nil }
    }

    /// Whether what companions are shown may follow from it.
    fileprivate var concernsCompanions: Bool {
        switch self {
        case .personalChallenge, .measurement, .timer, .companion, .checkIn, .challenge, .habit: true
        case .settings: changesPause
        default: false
        }
    }
}
