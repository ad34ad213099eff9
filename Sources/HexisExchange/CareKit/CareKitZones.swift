package import HexisCore

/// The time zones by their names; those that nobody knows count as the person's.
package struct CareKitZones: Sendable {
    /// The name of the person's zone.
    let name: String
    let persons: ZoneRules
    private let find: @Sendable (String) -> ZoneRules?

    package init(name: String, _ persons: ZoneRules, find: @escaping @Sendable (String) -> ZoneRules?) {
        self.name = name
        self.persons = persons
        self.find = find
    }

    func rules(_ name: String?) -> ZoneRules { name.flatMap { find($0) } ?? persons }
}
