extension DeliveryOutcome {
    /// The code for the delivery record: it identifies neither the device nor the message.
    package var code: String {
        switch self {
        case .delivered: "delivered"
        case .gone: "gone"
        case .refused(let reply): "refused-\(reply.status)"
        case .tooLarge: "too-large"
        case .rejected(let reply): "rejected-\(reply.status)"
        case .privateAddress: "private-address"
        case .retry(_, .status(let status)): "retry-\(status)"
        case .retry(_, .timedOut): "retry-timed-out"
        case .retry(_, .unreachable): "retry-unreachable"
        case .retry(_, .unprepared): "retry-unprepared"
        }
    }

    /// What happened and its remedy, for people.
    package var message: String {
        switch self {
        case .delivered: "The service has taken the message."
        case .gone: "Reminders are no longer taken there. Turn them on again, if you want them."
        case .refused(let reply):
            "The service does not accept who sends (\(reply.status)). Check the token or password; for a browser, "
                + "the server's contact address, its clock, and that its key is the one from before."
        case .tooLarge: "The message was too long for the service."
        case .rejected(let reply): "The service did not take the message (\(reply.status))."
        case .privateAddress: "The address lies in a private network, so nothing was sent."
        case .retry(_, .status(let status)): "The service cannot take messages right now (\(status))."
        case .retry(_, .timedOut): "The service did not answer in time."
        case .retry(_, .unreachable): "The service cannot be reached."
        case .retry(_, .unprepared(let error)): error.message
        }
    }
}
