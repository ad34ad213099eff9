/// What an address that belongs to one person lets in, and nothing else: whoever knows it needs no password.
public enum AddressPurpose: String, CaseIterable, Sendable {
    /// Reading the calendar feed.
    case calendar
    /// Telling that the person arrived somewhere.
    case arrivals
    /// Telling that the person did something.
    case signals
}
