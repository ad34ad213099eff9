import AsyncHTTPClient

extension DeliveryOutcome {
    /// What an error on the way means. All but one may be over the next time.
    init(failure error: any Error) {
        switch error {
        case is PrivateAddressFound: self = .privateAddress
        case let error as WebPushError: self = .retry(afterSeconds: nil, .unprepared(error))
        case is TimeOver: self = .retry(afterSeconds: nil, .timedOut)
        case let error as HTTPClientError where error.isTimeOut: self = .retry(afterSeconds: nil, .timedOut)
        case let error as HTTPClientError:
            self = .retry(afterSeconds: nil, .unreachable(error.shortDescription))
        // An error's own description could hold the address; its type does not.
        default: self = .retry(afterSeconds: nil, .unreachable("\(type(of: error))"))
        }
    }
}

extension HTTPClientError {
    fileprivate var isTimeOut: Bool {
        [.connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout].contains(self)
    }
}
