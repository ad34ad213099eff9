/// A request that carries a message to an external service, built separately from sending it.
public struct OutgoingRequest: Hashable, Sendable {
    public let address: String
    public let headers: [Header]
    public let body: [UInt8]

    public struct Header: Hashable, Sendable {
        public let name: String
        public let value: String
    }
}
