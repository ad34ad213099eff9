/// Which push services may be reached.
///
/// Anybody who signs in can name an endpoint, so a server that is in use keeps to `publicServices`.
public struct PushReach: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let plainHTTP = PushReach(rawValue: 1)
    public static let unusualPorts = PushReach(rawValue: 2)
    public static let privateAddresses = PushReach(rawValue: 4)

    /// https, at port 443, on the public internet.
    public static let publicServices: PushReach = []

    /// Whatever there is, for tests and for a push service of one's own on the same machine.
    public static let anywhere: PushReach = [.plainHTTP, .unusualPorts, .privateAddresses]
}
