import ArgumentParser
import Foundation
import HexisServer
import HexisService
import HexisStore

/// `hexis export FILE --person NAME`
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Export everything that is stored about a person. No server may be running.",
        discussion: """
            The zip file contains pages to read, tables with a codebook, every entry as JSON, photos and routes. It \
            is not encrypted, and only you can read it. While a server is running, people download their own: \
            Settings, Export everything.
            """)

    @OptionGroup var options: SettingsOptions

    @Argument(help: "The file to write; it must not exist yet.")
    var file: String

    @Option(help: ArgumentHelp("The person whose data it is.", valueName: "user name"))
    var person: String

    @Option(
        help: """
            “hexis” for everything as a zip file, “csv” for its tables alone, “loop-csv” for the habits as Loop Habit \
            Tracker exports them, “fhir” for what clinics read, as JSON.
            """)
    var format = ExportFormat.hexis

    func run() async throws {
        try await report {
            try requireNewName()
            let settings = try options.settings()
            let store = try settings.openStore()
            let zones = ZoneFolder(path: settings.zoneFolder)
            try await write(
                try await personExport(of: person, from: store, zones: zones, at: World.machine.now()))
            try await store.close()
            print("\(file) contains \(format.contents) \(person).")
        }
    }

    private func requireNewName() throws {
        guard !FileManager.default.fileExists(atPath: file) else {
            throw CommandRefused(message: "“\(file)” exists already. Choose another name.")
        }
    }

    private func write(_ export: PersonExport) async throws {
        let draft = try DraftFile(for: file)
        do {
            try await write(export, to: draft)
            try draft.finish()
        } catch {
            try draft.discard()
            throw error
        }
    }

    private func write(_ export: PersonExport, to draft: DraftFile) async throws {
        switch format {
        case .hexis: try await export.write { try draft.append($0) }
        case .csv: try await export.writeTables { try draft.append($0) }
        case .loop: try await export.writeLoop { try draft.append($0) }
        case .fhir: for piece in export.fhir(from: nil, until: nil) { try draft.append(piece) }
        }
    }
}

enum ExportFormat: String, ExpressibleByArgument, CaseIterable {
    case hexis
    case csv
    /// What Loop Habit Tracker exports.
    case loop = "loop-csv"
    /// FHIR R4.
    case fhir

    fileprivate var contents: String {
        switch self {
        case .hexis: "everything that is stored about"
        case .csv: "the tables of"
        case .loop: "the habits of"
        case .fhir: "the medicines, measurements and questionnaires of"
        }
    }
}
