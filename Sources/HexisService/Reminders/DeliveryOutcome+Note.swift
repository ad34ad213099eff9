import HexisDelivery
package import HexisStore

extension DeliveryOutcome {
    /// The delivery note of a message that nothing else depends on.
    package var note: DeliveryNote {
        switch self {
        case .delivered: .sent
        case .gone, .privateAddress: .forgotten(code: code)
        case .refused, .tooLarge, .rejected, .retry: .troubled(code: code)
        }
    }
}
