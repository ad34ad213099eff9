import HexisCore

/// What the operator does to accounts on the command line, whether or not a server runs.
package enum PeopleCommand: Hashable, Sendable {
    case list
    case invite
    case act(Action, userName: String)

    package enum Action: String, Sendable, CaseIterable {
        case reset
        case makeAdministrator = "make-administrator"
        case suspend, resume, erase
    }
}

extension PeopleCommand {
    /// As the command line sends it to a running server.
    package var json: JSON {
        switch self {
        case .list: .object([JSON.Member("command", .string("list"))])
        case .invite: .object([JSON.Member("command", .string("invite"))])
        case .act(let action, let userName):
            .object([
                JSON.Member("command", .string(action.rawValue)), JSON.Member("name", .string(userName)),
            ])
        }
    }

    /// Returns `nil` for anything but a command.
    package init?(json: JSON) {
        guard let command = json["command"]?.string else { return nil }
        switch (command, json["name"]?.string) {
        case ("list", nil): self = .list
        case ("invite", nil): self = .invite
        case (_, let userName?):
            guard let action = Action(rawValue: command) else { return nil }
            self = .act(action, userName: userName)
        default: return nil
        }
    }
}
