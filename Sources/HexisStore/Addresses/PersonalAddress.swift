/// The only thing that a personal address allows; knowing it replaces a password.
package enum AddressPurpose: String, CaseIterable, Sendable {
    /// Reading the calendar feed.
    case calendar
    /// Reporting arrivals at places.
    case arrivals
    /// Reporting that a habit was done.
    case signals
}
