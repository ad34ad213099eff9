import HexisApp
package import HexisCore

/// What the operator does on the command line, whether or not a server runs.
package enum OperatorCommand: Hashable, Sendable {
    case list
    case invite
    case act(Action, userName: String)
    /// Changes how much a person may store, as far as given, and says how much it is.
    case limit(userName: String, journal: Limit?, photos: Limit?)
    case rotateMasterKey
    /// Says how the running server is, as JSON.
    case health

    package enum Action: String, Sendable, CaseIterable {
        case reset
        case makeAdministrator = "make-administrator"
        case suspend, resume, erase
    }

    package enum Limit: Hashable, Sendable {
        /// What the server allows everybody.
        case standard
        case megabytes(Int64)

        /// A number of megabytes or `default`; `nil` for anything else.
        package init?(_ text: String) {
            if text == "default" {
                self = .standard
            } else if let megabytes = Int64(text), StorageForm.megabytes.contains(megabytes) {
                self = .megabytes(megabytes)
            } else {
                return nil
            }
        }

        package var bytes: Int64? {
            switch self {
            case .standard: nil
            case .megabytes(let count): count * 1_000_000
            }
        }

        fileprivate var text: String {
            switch self {
            case .standard: "default"
            case .megabytes(let count): "\(count)"
            }
        }
    }
}

extension OperatorCommand {
    /// As the command line sends it to a running server.
    package var json: JSON {
        switch self {
        case .list: .object([JSON.Member("command", .string("list"))])
        case .invite: .object([JSON.Member("command", .string("invite"))])
        case .act(let action, let userName):
            .object([
                JSON.Member("command", .string(action.rawValue)), JSON.Member("name", .string(userName)),
            ])
        case .limit(let userName, let journal, let photos):
            .object(
                [JSON.Member("command", .string("limit")), JSON.Member("name", .string(userName))]
                    + (journal.map { [JSON.Member("journal", .string($0.text))] } ?? [])
                    + (photos.map { [JSON.Member("photos", .string($0.text))] } ?? []))
        case .rotateMasterKey: .object([JSON.Member("command", .string("rotate-master-key"))])
        case .health: .object([JSON.Member("command", .string("health"))])
        }
    }

    /// Returns `nil` for anything but a command.
    package init?(json: JSON) {
        guard let command = json["command"]?.string else { return nil }
        switch (command, json["name"]?.string) {
        case ("list", nil): self = .list
        case ("invite", nil): self = .invite
        case ("rotate-master-key", nil): self = .rotateMasterKey
        case ("health", nil): self = .health
        case ("limit", let userName?):
            let texts = ["journal", "photos"].map { json[$0]?.string }
            let limits = texts.map { $0.flatMap { Limit($0) } }
            guard zip(texts, limits).allSatisfy({ ($0 == nil) == ($1 == nil) }) else { return nil }
            self = .limit(userName: userName, journal: limits[0], photos: limits[1])
        case (_, let userName?):
            guard let action = Action(rawValue: command) else { return nil }
            self = .act(action, userName: userName)
        default: return nil
        }
    }
}
