package import HexisCore

/// What a store of CareKit knows: the last revision that it has seen of each store.
package struct KnowledgeVector: Hashable, Sendable {
    /// By the identifier of the store.
    private(set) var clocks: [Identifier: Int64] = [:]

    static let mostStores = 1000
    /// What a number of JSON holds exactly in every language.
    static let clockRange: ClosedRange<Int64> = 0...9_007_199_254_740_991

    package init() {}

    /// Reads `{"processes":[{"id":UUID,"clock":2}]}`, and the list of earlier versions, `["UUID",2]`.
    package init(_ json: JSON, at place: String = "knowledgeVector") throws(APIProblem) {
        guard case .array(let items)? = json["processes"], items.count <= 2 * KnowledgeVector.mostStores
        else { throw APIProblem(.invalid, "Not a knowledge vector of CareKit.", at: place) }
        for (id, clock) in KnowledgeVector.pairs(of: items) { try add(id, clock, at: place) }
        guard clocks.count <= KnowledgeVector.mostStores else {
            throw APIProblem(.invalid, "At most \(KnowledgeVector.mostStores) processes.", at: place)
        }
    }

    /// The identifier and the clock of each process.
    private static func pairs(of items: [JSON]) -> [(id: JSON?, clock: JSON?)] {
        if items.allSatisfy({ $0["id"] != nil }) { return items.map { ($0["id"], $0["clock"]) } }
        return stride(from: 0, to: items.count, by: 2).map {
            (items[$0], $0 + 1 < items.count ? items[$0 + 1] : nil)
        }
    }

    private mutating func add(_ id: JSON?, _ clock: JSON?, at place: String) throws(APIProblem) {
        guard let id = id?.string.flatMap({ Identifier(uuid: $0) }), let clock = clock?.integer,
            KnowledgeVector.clockRange ~= clock
        else { throw APIProblem(.invalid, "Each process has a UUID and a clock.", at: place) }
        clocks[id] = max(clocks[id] ?? 0, clock)
    }

    /// In the order of the identifiers, so that equal vectors are written alike.
    package var json: JSON {
        let processes = clocks.sorted { $0.key < $1.key }.map { id, clock in
            JSON.careKit(("id", .string(id.careKitUUID)), ("clock", .integer(clock)))
        }
        return .careKit(("processes", .array(processes)))
    }

    /// Whether everything that the other knows is known here: no clock of the other is ahead.
    package func includes(_ other: KnowledgeVector) -> Bool {
        other.clocks.allSatisfy { id, clock in clock <= clocks[id] ?? 0 }
    }

    /// Takes in what another knows. The order in which vectors are merged makes no difference.
    package mutating func merge(_ other: KnowledgeVector) {
        clocks.merge(other.clocks) { max($0, $1) }
    }

    /// Counts one more revision of a store.
    mutating func advance(_ store: Identifier) {
        clocks[store] = (clocks[store] ?? 0) + 1
    }
}
