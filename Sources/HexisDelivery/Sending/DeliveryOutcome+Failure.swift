import AsyncHTTPClient

extension DeliveryOutcome {
    /// Derives the outcome from an error on the way. All but one may be temporary.
    init(failure error: any Error) {
        switch error {
        case is PrivateAddressFound: self = .privateAddress
        case let error as WebPushError: self = .retry(afterSeconds: nil, .unprepared(error))
        case is TimeOver: self = .retry(afterSeconds: nil, .timedOut)
        case let error as HTTPClientError where error.isTimeOut: self = .retry(afterSeconds: nil, .timedOut)
        case let error as HTTPClientError:
            self = .retry(afterSeconds: nil, .unreachable(error.shortDescription))
        // An error's own description could contain the address; its type does not.
        default: self = .retry(afterSeconds: nil, .unreachable("\(type(of: error))"))
        }
    }
}

extension HTTPClientError {
    fileprivate var isTimeOut: Bool {
        [.connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout].contains(self)
    }
}
