/// How much of a device's battery a message is worth (RFC 8030, §5.3).
package enum PushUrgency: String, Hashable, Sendable, CaseIterable {
    /// On external power and an unmetered network.
    case veryLow = "very-low"
    /// On either external power or an unmetered network.
    case low
    case normal
    /// Even on low battery: someone is waiting for it this minute.
    case high
}
