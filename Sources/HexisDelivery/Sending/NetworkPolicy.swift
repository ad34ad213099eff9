/// The services that may be reached.
///
/// Anyone who signs in can name an address, so a server in use keeps to `publicServices`.
package struct NetworkPolicy: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let plainHTTP = NetworkPolicy(rawValue: 1)
    package static let unusualPorts = NetworkPolicy(rawValue: 2)
    package static let privateAddresses = NetworkPolicy(rawValue: 4)

    /// https, at port 443, on the public internet.
    package static let publicServices: NetworkPolicy = []

    /// Everything: for tests, and for the operator's own service on the same machine.
    package static let anywhere: NetworkPolicy = [.plainHTTP, .unusualPorts, .privateAddresses]
}
