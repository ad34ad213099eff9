/// How much of a device's battery a message is worth (RFC 8030, §5.3).
public enum PushUrgency: String, Hashable, Sendable, CaseIterable {
    /// On power, and on a network that costs nothing.
    case veryLow = "very-low"
    /// On one of both.
    case low
    case normal
    /// Even when the battery is low: somebody waits for it at this minute.
    case high
}
