import Foundation
import HexisCore

struct Move {
    private let source: OpenedDatabase
    private let destination: OpenedDatabase

    init(from source: OpenedDatabase, to destination: OpenedDatabase) {
        self.source = source
        self.destination = destination
    }

    func close() throws {
        try source.close()
        try destination.close()
    }

    /// - Parameter requireKey: throws if the key of the source is missing.
    func run(
        _ progress: (Int, Int) throws -> Void, requireKey: (Database) throws -> Void
    ) throws -> Contents {
        let found = try found(requireKey)
        if found.isGivenUp, try isArriving(found.epoch) { return try end() }
        try source.read { try Properties.requireStillHere(in: $0) }
        try begin(found.epoch, moving: Set(found.people))
        try move(found.people, progress)
        try finish()
        // Until the move ends, neither database may be used.
        try source.write { try Properties.set(Properties.moved, to: Data(), in: $0) }
        return try end()
    }

    private func found(_ requireKey: (Database) throws -> Void) throws -> MoveSource {
        var found = MoveSource()
        try source.read { database in
            try requireKey(database)
            found = try MoveSource(in: database)
        }
        return found
    }

    /// Whether the destination has what an earlier attempt moved, but may not be used yet.
    private func isArriving(_ epoch: Data) throws -> Bool {
        var moving: Data?
        try destination.read { moving = try Properties.value(Properties.moving, in: $0) }
        return moving == epoch
    }

    /// Prepares the destination, in which an earlier attempt may have left people.
    private func begin(_ epoch: Data, moving people: Set<SQLValue>) throws {
        try destination.write { database in
            try clearIfMoved(database)
            try claim(database, for: epoch)
            for row in try database.rows("SELECT id FROM person") where !people.contains(row.first) {
                try database.execute("DELETE FROM person WHERE id = ?", SQLArguments([row.first]))
            }
        }
    }

    /// Deletes what an earlier move the other way has left.
    private func clearIfMoved(_ database: Database) throws {
        guard try Properties.value(Properties.moved, in: database) != nil else { return }
        for table in ["person", "property"] + MovedTable.shared.map({ $0.name }) {
            try database.execute("DELETE FROM \(table)")
        }
    }

    /// Marks a database as the destination of this move. Throws if it is used for anything else.
    private func claim(_ database: Database, for epoch: Data) throws {
        guard try Properties.value(Properties.moving, in: database) != epoch else { return }
        guard try !database.contains("SELECT 1 FROM property LIMIT 1") else {
            throw StoreError.destinationInUse
        }
        try Properties.set(Properties.moving, to: epoch, in: database)
    }

    private func move(_ people: [SQLValue], _ progress: (Int, Int) throws -> Void) throws {
        for (number, person) in people.enumerated() {
            try move(person)
            try progress(number + 1, people.count)
        }
    }

    /// Moves a person, unless an earlier attempt did and nothing has changed since.
    private func move(_ person: SQLValue) throws {
        try source.read { from in
            try destination.write { to in
                let isThere = try MovedTable.personal.allSatisfy {
                    try $0.digest(of: person, in: from) == $0.digest(of: person, in: to)
                }
                if isThere { return }
                try to.execute("DELETE FROM person WHERE id = ?", SQLArguments([person]))
                for table in MovedTable.personal { try table.copy(of: person, from: from, to: to) }
            }
        }
    }

    /// Copies what belongs to several people or to nobody. An earlier attempt may have done so before.
    private func finish() throws {
        try source.read { from in
            try destination.write { to in
                for table in MovedTable.shared {
                    try to.execute("DELETE FROM \(table.name)")
                    try table.copy(from: from, to: to)
                }
                try copyProperties(from: from, to: to)
            }
        }
    }

    private func copyProperties(from source: Database, to destination: Database) throws {
        for name in [Properties.epoch, Properties.masterKey, Properties.derivationRoot] {
            if let value = try Properties.value(name, in: source) {
                try Properties.set(name, to: value, in: destination)
            }
        }
    }

    /// Makes the destination a database of its own.
    private func end() throws -> Contents {
        var contents: Contents?
        try destination.write { database in
            try database.execute("DELETE FROM property WHERE name = ?", [Properties.moving])
            contents = try Contents(of: database)
        }
        guard let contents else { throw StoreError.damaged(detail: "it has no contents") }
        return contents
    }
}
