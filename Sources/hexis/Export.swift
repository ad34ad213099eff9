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

    @Option(help: "“hexis” for everything as a zip file, “fhir” for what clinics read, as JSON.")
    var format = ExportFormat.hexis

    func run() async throws {
        try await report {
            let settings = try options.settings()
            let store = try SQLiteStore(in: settings.folder, masterKey: settings.sealingKey)
            let world = World.machine
            let export = try await personExport(
                of: person, from: store, zones: ZoneFolder(path: settings.zoneFolder), at: world.now())
            let draft = try DraftFile(for: file)
            do {
                switch format {
                case .hexis: try await export.write { try draft.append($0) }
                case .fhir:
                    for piece in export.fhir(from: nil, until: nil) { try draft.append(piece) }
                }
                try draft.finish()
            } catch {
                draft.discard()
                throw error
            }
            try await store.close()
            print("\(file) contains \(format.contents) \(person).")
        }
    }
}

enum ExportFormat: String, ExpressibleByArgument, CaseIterable {
    case hexis
    /// FHIR R4.
    case fhir

    fileprivate var contents: String {
        switch self {
        case .hexis: "everything that is stored about"
        case .fhir: "the medicines, measurements and questionnaires of"
        }
    }
}

/// A file that gets its name once it is whole. Only its owner can read it.
private struct DraftFile {
    private let name: String
    private let handle: FileHandle
    private var draft: String { "\(name).partial" }

    init(for name: String) throws(CommandRefused) {
        guard !FileManager.default.fileExists(atPath: name) else {
            throw CommandRefused(message: "“\(name)” exists already. Choose another name.")
        }
        self.name = name
        let draft = "\(name).partial"
        guard
            FileManager.default.createFile(
                atPath: draft, contents: nil, attributes: [.posixPermissions: 0o600]),
            let handle = FileHandle(forWritingAtPath: draft)
        else { throw CommandRefused(message: "“\(name)” cannot be written.") }
        self.handle = handle
    }

    func append(_ bytes: [UInt8]) throws(CommandRefused) {
        do { try handle.write(contentsOf: bytes) } catch { throw unwritable }
    }

    func finish() throws(CommandRefused) {
        do {
            try handle.synchronize()
            try handle.close()
            try FileManager.default.moveItem(atPath: draft, toPath: name)
        } catch {
            throw unwritable
        }
    }

    func discard() {
        try? FileManager.default.removeItem(atPath: draft)
    }

    private var unwritable: CommandRefused {
        CommandRefused(message: "“\(name)” cannot be written. Is there enough room?")
    }
}
