/// A request that hands a message to somebody else's service, made apart from sending it.
public struct OutgoingRequest: Hashable, Sendable {
    public let address: String
    public let headers: [Header]
    public let body: [UInt8]

    public struct Header: Hashable, Sendable {
        public let name: String
        public let value: String
    }
}
