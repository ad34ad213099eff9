import ArgumentParser
import Foundation
import GRDB

/// Prints how many commits per second SQLite makes on this disk, one small row each, as durable as the store's.
struct Commits: ParsableCommand {
    @Argument(help: "A file to make; it is left there.") var file: String
    @Option var seconds = 3.0

    func run() throws {
        let queue = try DatabaseQueue(path: file)
        try queue.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
        }
        try queue.write { try $0.execute(sql: "CREATE TABLE row (id INTEGER PRIMARY KEY, content BLOB)") }
        let content = Data(repeating: 7, count: 120)
        let clock = ContinuousClock()
        let start = clock.now
        var count = 0
        while clock.now - start < .seconds(seconds) {
            try queue.write { database in
                try database.execute(sql: "INSERT INTO row (content) VALUES (?)", arguments: [content])
            }
            count += 1
        }
        let synchronous = try queue.read { try Int.fetchOne($0, sql: "PRAGMA synchronous") ?? 0 }
        print("commits \(Double(count) / ((clock.now - start) / .seconds(1))) synchronous \(synchronous)")
    }
}
