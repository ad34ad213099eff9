import HexisCore
import Synchronization

/// Who is sending a file at the moment: so many people at once, and each of them one.
final class Senders: Sendable {
    private let most: Int
    private let people = Mutex<Set<Identifier>>([])

    init(atMost most: Int) {
        self.most = most
    }

    /// Refused while that person sends another one, or too many others do.
    func begin(_ person: Identifier) throws(ServerError) {
        let isTaken = people.withLock { $0.count < most && $0.insert(person).inserted }
        guard isTaken else { throw .busy }
    }

    func end(_ person: Identifier) { _ = people.withLock { $0.remove(person) } }
}
