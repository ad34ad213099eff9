import Dispatch
import HexisApp
package import HexisCore
package import HexisExchange

/// Reads uploaded tracks one at a time, on a queue of its own: a long one takes a moment.
package struct TrackIntake: Sendable {
    private let turns = Turns(1)
    private let queue = DispatchQueue(label: "tracks", qos: .utility)

    package func file(_ sent: SentFile, of person: PersonID) async throws -> GPXFile {
        defer { sent.freeSlot() }
        return try await turns.taking(for: person) { [queue] in
            try await queue.run { try GPXFile(sent.file.contents()) }
        }
    }
}

extension RouteTrouble {
    package init(_ error: GPXError) {
        switch error {
        case .unreadable: self = .notGPX
        case .tooLarge: self = .trackTooLarge
        case .noPoints: self = .noPoints
        case .documentType: self = .documentType
        }
    }
}
