/// A request that carries a message to an external service, built separately from sending it.
package struct OutgoingRequest: Hashable, Sendable {
    package let address: String
    package let headers: [Header]
    package let body: [UInt8]

    package struct Header: Hashable, Sendable {
        package let name: String
        package let value: String
    }
}
