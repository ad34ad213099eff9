import ArgumentParser
import HexisTrackers

/// A format of `hexis import`, by its name on the command line.
struct ImportFormat: ExpressibleByArgument, Equatable {
    let name: String

    static let hexis = ImportFormat(name: "hexis")
    static let appleHealth = ImportFormat(name: "apple-health")

    private init(name: String) {
        self.name = name
    }

    init?(argument: String) {
        guard ImportFormat.allValueStrings.contains(argument) else { return nil }
        name = argument
    }

    static var allValueStrings: [String] {
        [hexis.name, appleHealth.name] + TrackerFormats.named.map { $0.name }
    }

    /// The format of another habit tracker; `nil` for the others.
    var tracker: (any TrackerFormat.Type)? { TrackerFormats.named.first { $0.name == name }?.format }
}
