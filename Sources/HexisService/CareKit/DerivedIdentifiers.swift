import HexisCore
import Synchronization

/// Identifiers that follow from one, in order: the same whenever the same is done again.
final class DerivedIdentifiers: Sendable {
    private let first: Identifier
    private let count = Mutex<UInt64>(0)

    init(from first: Identifier) {
        self.first = first
    }

    func next() -> Identifier {
        count.withLock { count in
            count += 1
            return first.derived(count)
        }
    }
}
