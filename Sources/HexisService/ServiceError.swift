package import HexisApp
package import HexisStore
package import Logging

/// The reason why a person's request failed.
package enum ServiceError: Error {
    case refused(Refusal)
    case store(StoreError)
    case unforeseen(any Error)

    package static let busy = ServiceError.refused(.busy)

    package init(_ error: any Error) {
        switch error {
        case let error as ServiceError: self = error
        case let error as StoreError: self = .store(error)
        default: self = .unforeseen(error)
        }
    }

    /// The refusal shown to the person. For a failed change it says that nothing was saved.
    package func refusal(ofChange isChange: Bool) -> Refusal {
        switch self {
        case .refused(let refusal): refusal
        case .store(.diskFull): .diskFull
        case .store(.notInvited): .notInvited
        case .store(.linkUnusable): .linkUnusable
        case .store(.unknownSession), .store(.unknownPerson): .notFound
        case .store(.entryRefused): .notSaved
        case .store: isChange ? .notSaved : .unavailable
        case .unforeseen: isChange ? .notSaved : .unexpected
        }
    }

    /// A code for the log: it names the kind of failure, never anything that a person wrote.
    package var code: String {
        switch self {
        case .refused: "refused"
        case .store(let error): error.code
        case .unforeseen(let error): "unforeseen-\(type(of: error))"
        }
    }

    package var level: Logger.Level {
        switch self {
        case .refused: .info
        case .store(let error): Logger.Level(rawValue: error.level.rawValue) ?? .error
        case .unforeseen: .error
        }
    }
}
