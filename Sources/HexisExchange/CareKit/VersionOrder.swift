import HexisCore

/// Puts versions in order, each after those that it replaces; the earliest first, where several can come next.
struct VersionOrder {
    /// For each version, those that replace it.
    private let later: [[Int]]
    /// For each version, how many it replaces that have no place yet.
    private var missing: [Int]
    /// The versions that can come next, the earliest last.
    private var ready: [Int]
    private var isPlaced: [Bool]
    /// Before it, all versions have their places.
    private var first = 0
    private var order: [Int] = []

    /// The versions in order.
    ///
    /// - Parameter previous: For each version, the earliest first, those that it replaces.
    static func places(_ previous: [Set<Int>]) -> [Int] {
        var versions = VersionOrder(previous)
        while versions.order.count < previous.count { versions.placeNext() }
        return versions.order
    }

    private init(_ previous: [Set<Int>]) {
        var later = [[Int]](repeating: [], count: previous.count)
        for (place, earlier) in previous.enumerated() { for one in earlier { later[one].append(place) } }
        self.later = later
        let missing = previous.map { $0.count }
        ready = previous.indices.reversed().filter { missing[$0] == 0 }
        self.missing = missing
        isPlaced = [Bool](repeating: false, count: previous.count)
    }

    private mutating func placeNext() {
        while isPlaced[first] { first += 1 }
        // Versions that replace each other in a circle have no order: the earliest of them comes first.
        let next = ready.popLast() ?? first
        guard !isPlaced[next] else { return }
        isPlaced[next] = true
        order.append(next)
        for place in later[next] where !isPlaced[place] { countPlaced(before: place) }
    }

    private mutating func countPlaced(before place: Int) {
        missing[place] -= 1
        if missing[place] == 0 { ready.insert(place, at: ready.firstSortedIndex { $0 < place }) }
    }
}
