/// Whether people may make accounts on this server.
public enum Joining: String, Sendable {
    case open, closed
}
