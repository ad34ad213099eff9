import Foundation
import HexisCore

/// What the source says before a move.
struct MoveSource {
    var epoch = Data()
    /// Whether everything was moved from it before.
    var isGivenUp = false
    /// The identifiers of people who are not being erased, in their order.
    var people: [SQLValue] = []

    /// As long as it is not known.
    init() {}

    /// Throws if the database has no epoch.
    init(in database: Database) throws {
        epoch = Data(try Properties.epoch(in: database).bytes)
        isGivenUp = try Properties.value(Properties.moved, in: database) != nil
        people = try database.rows("SELECT id FROM person WHERE key IS NOT NULL ORDER BY id").map {
            $0.first
        }
    }
}
