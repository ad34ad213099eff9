import HexisCore

extension WayIn {
    /// The stored number; it never changes.
    var kind: Int64 {
        switch self {
        case .program: 0
        case .autoExport: 1
        case .signals: 2
        case .arrivals: 3
        case .ownTracks: 4
        case .appleHealth: 5
        case .gpx: 6
        }
    }

    /// The API token of ways in that have one; zeros for the others.
    var token: Identifier {
        switch self {
        case .program(let token), .autoExport(let token): token
        case .signals, .arrivals, .ownTracks, .appleHealth, .gpx: Identifier(high: 0, low: 0)
        }
    }

    var hasToken: Bool {
        switch self {
        case .program, .autoExport: true
        case .signals, .arrivals, .ownTracks, .appleHealth, .gpx: false
        }
    }

    /// Returns `nil` for a way in that only a newer program knows.
    init?(kind: Int64, token: Identifier) {
        switch kind {
        case 0: self = .program(token)
        case 1: self = .autoExport(token)
        case 2: self = .signals
        case 3: self = .arrivals
        case 4: self = .ownTracks
        case 5: self = .appleHealth
        case 6: self = .gpx
        default: return nil
        }
    }
}
