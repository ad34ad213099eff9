import ArgumentParser
import Foundation
import HexisApp
import HexisCore
import HexisExchange
import HexisExport
import HexisServer
import HexisService
import HexisStore
import HexisTrackers

extension ExportPreview {
    var json: JSON {
        .object([
            JSON.Member("program", .string("Hexis")), JSON.Member("userName", .string(userName)),
            JSON.Member("habits", .integer(Int64(habits))),
            JSON.Member("medicines", .integer(Int64(medicines))),
            JSON.Member("photos", .integer(Int64(photos))),
            JSON.Member("entries", .integer(Int64(entries))),
            JSON.Member("newEntries", .integer(Int64(newEntries))),
            JSON.Member("unreadable", .integer(Int64(unreadable))),
        ])
    }
}

extension HealthImportResult {
    var json: JSON {
        .object([
            JSON.Member("program", .string("Apple Health")),
            JSON.Member("days", .object(days.map { JSON.Member($0.signal.name, .integer(Int64($0.days))) })),
            JSON.Member("news", .integer(Int64(news))), JSON.Member("removed", .integer(Int64(removed))),
            JSON.Member("unused", .array(unused.map { .string($0.inWords) })),
        ])
    }
}

extension HabitImport {
    func json(of program: String) -> JSON {
        .object([
            JSON.Member("program", .string(program)),
            JSON.Member("days", .integer(Int64(days))),
            JSON.Member("habits", .array(habits.map { $0.json })),
            JSON.Member("differences", .array(differences.map { .string($0) })),
        ])
    }
}

extension HabitImport.ImportedHabit {
    var json: JSON {
        .object([
            JSON.Member("name", .string(name)), JSON.Member("days", .integer(Int64(days))),
            JSON.Member("first", first.map { .string($0.description) } ?? .null),
            JSON.Member("last", last.map { .string($0.description) } ?? .null),
            JSON.Member("isKnown", .bool(isKnown)), JSON.Member("isJoined", .bool(isJoined)),
        ])
    }
}
