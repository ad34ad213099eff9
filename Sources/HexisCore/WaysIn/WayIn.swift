/// A way in: an inbound channel by which a person's data reach Hexis.
public enum WayIn: Hashable, Sendable {
    /// A program, identified by its API token.
    case program(Identifier)
    /// The app Health Auto Export, identified by its API token.
    case autoExport(Identifier)
    /// The addresses that report an event.
    case signals
    /// The addresses that report an arrival.
    case arrivals
    case ownTracks
    /// An export of Apple Health.
    case appleHealth
    /// A GPX file with a track.
    case gpx
}
