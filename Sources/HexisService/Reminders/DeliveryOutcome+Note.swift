import HexisDelivery
import HexisStore

extension DeliveryOutcome {
    /// What is remembered of a message that nothing else depends on.
    package var note: DeliveryNote {
        switch self {
        case .delivered: .sent
        case .gone, .privateAddress: .forgotten(code: code)
        case .refused, .tooLarge, .rejected, .retry: .troubled(code: code)
        }
    }
}
