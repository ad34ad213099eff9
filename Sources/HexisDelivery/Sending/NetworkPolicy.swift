/// The services that may be reached.
///
/// Anyone who signs in can name an address, so a server in use keeps to `publicServices`.
public struct NetworkPolicy: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let plainHTTP = NetworkPolicy(rawValue: 1)
    public static let unusualPorts = NetworkPolicy(rawValue: 2)
    public static let privateAddresses = NetworkPolicy(rawValue: 4)

    /// https, at port 443, on the public internet.
    public static let publicServices: NetworkPolicy = []

    /// Everything: for tests, and for the operator's own service on the same machine.
    public static let anywhere: NetworkPolicy = [.plainHTTP, .unusualPorts, .privateAddresses]
}
