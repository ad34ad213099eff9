import HexisCore
import HexisDelivery
import HexisStore
import Logging
import ServiceLifecycle

extension WebhookResult {
    package static let unusable = "unusable"
    package static let unreadable = "unreadable"
    /// The time for which a failing subscription is retried.
    static let patience = Duration.days(1)

    /// Derives the result from an outcome for a subscription that has failed so often before.
    init(_ outcome: DeliveryOutcome?, failures: Int, jitter: Double, at now: Instant) {
        guard let outcome else {
            self = .ended(code: WebhookResult.unusable)
            return
        }
        switch outcome {
        case .delivered: self = .sent
        case .gone, .privateAddress: self = .ended(code: outcome.code)
        // The receiver cannot read this very message; the next may be of another kind.
        case .tooLarge: self = .refused(code: outcome.code)
        case .rejected(let reply) where [400, 422].contains(reply.status):
            self = .refused(code: outcome.code)
        // A receiver that refuses now may accept in an hour, once its owner has come home.
        case .rejected, .refused: self.init(retrying: outcome, nil, failures, jitter, now)
        case .retry(let asked, _): self.init(retrying: outcome, asked, failures, jitter, now)
        }
    }

    private init(
        retrying outcome: DeliveryOutcome, _ asked: Int?, _ failures: Int, _ jitter: Double, _ now: Instant
    ) {
        let retry = DeliveryRetry.next(
            afterFailures: failures + 1, askedForSeconds: asked, at: now,
            until: now + WebhookResult.patience, jitter: jitter)
        let next: Instant =
            if case .at(let instant) = retry { instant } else {
                now + WebhookResult.patience
            }
        self = .postponed(
            until: next, oldest: now - WebhookResult.patience, code: outcome.code)
    }
}
