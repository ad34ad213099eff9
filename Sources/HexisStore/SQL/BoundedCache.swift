import Synchronization

/// A cache of recently used values with a fixed bound.
///
/// It has two generations: when the young one is full it becomes the old one, and values not used since are
/// dropped.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let generationSize: Int
    private let generations = Mutex(Generations())

    private struct Generations {
        var young: [Key: Value] = [:]
        var old: [Key: Value] = [:]
    }

    /// Holds at least half of `limit` and at most `limit` values.
    init(limit: Int) {
        generationSize = (limit + 1) / 2
    }

    subscript(key: Key) -> Value? {
        generations.withLock { generations in
            if let value = generations.young[key] { return value }
            guard let value = generations.old[key] else { return nil }
            insert(value, for: key, in: &generations)
            return value
        }
    }

    func insert(_ value: Value, for key: Key) {
        generations.withLock { insert(value, for: key, in: &$0) }
    }

    func removeAll(where matches: (Key, Value) -> Bool) {
        generations.withLock { generations in
            generations.young = generations.young.filter { !matches($0.key, $0.value) }
            generations.old = generations.old.filter { !matches($0.key, $0.value) }
        }
    }

    private func insert(_ value: Value, for key: Key, in generations: inout Generations) {
        guard generationSize > 0 else { return }
        if generations.young.count >= generationSize {
            generations.old = generations.young
            generations.young = [:]
        }
        generations.young[key] = value
    }
}
