/// Whether people may create accounts on this server.
public enum Joining: String, Sendable {
    case open, closed
}
