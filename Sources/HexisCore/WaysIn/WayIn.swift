/// A way by which data of a person come to Hexis from elsewhere.
public enum WayIn: Hashable, Sendable {
    /// A program, by its access token.
    case program(Identifier)
    /// The app Health Auto Export, by its access token.
    case autoExport(Identifier)
    /// The addresses that say “this happened”.
    case signals
    /// The addresses that say “I am here”.
    case arrivals
    case ownTracks
    /// An export of Apple Health.
    case appleHealth
    /// A file with a track.
    case gpx
}
