extension PushOutcome {
    /// For the record of what was sent: it names neither the device nor the message.
    public var code: String {
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

    /// What happened and what helps, for people.
    public var message: String {
        switch self {
        case .delivered: "The push service has taken the message."
        case .gone: "This browser no longer takes reminders. Turn them on again there, if you want them."
        case .refused(let reply):
            "The push service does not accept this server (\(reply.status)). Check the server's contact "
                + "address, its clock, and that its key is the one from before."
        case .tooLarge: "The message was too long for the push service."
        case .rejected(let reply): "The push service did not take the message (\(reply.status))."
        case .privateAddress: "The browser's push service lies in a private network, so nothing was sent."
        case .retry(_, .status(let status)): "The push service cannot take messages right now (\(status))."
        case .retry(_, .timedOut): "The push service did not answer in time."
        case .retry(_, .unreachable): "The push service cannot be reached."
        case .retry(_, .unprepared(let error)): error.message
        }
    }
}
