import Foundation
import HexisApp
import HexisCore
import HexisStore

extension Backend {
    /// Performs an operator's command, and returns what to print. Links begin with `origin`. Throws `UnknownPerson` if
    /// nobody has the user name.
    package func perform(_ command: OperatorCommand, origin: String) async throws -> String {
        switch command {
        case .list: try await store.everybody().map(\.inWords).joined(separator: "\n")
        case .invite: try await invite(to: origin)
        case .act(let action, let userName): try await perform(action, on: userName, origin: origin)
        case .limit(let userName, let journal, let photos):
            try await limit(userName, journal: journal, photos: photos)
        case .rotateMasterKey: try await store.rotateMasterKey().inWords
        case .health: await health(at: world.now()).json.text
        }
    }

    private func invite(to origin: String) async throws(StoreError) -> String {
        let secret = world.token()
        try await store.add(Invitation(id: world.identifier(), made: world.now()), secret: secret)
        return "\(origin)/join?invitation=\(secret)"
    }

    private func perform(
        _ action: OperatorCommand.Action, on userName: String, origin: String
    ) async throws -> String {
        let person = try await store.person(named: userName)
        let now = world.now()
        switch action {
        case .reset:
            let secret = world.token()
            try await store.keepPasswordLink(secret, of: person, at: now)
            return "\(origin)/new-password?link=\(secret)"
        case .makeAdministrator:
            try await administration.setAdministrator(true, person, at: now)
            return "\(userName) is an administrator: “People on this server” is on the page of the account."
        case .suspend:
            try await administration.suspend(person)
            return
                "\(userName) is suspended. Nothing was erased; hexis people resume \(userName) undoes this."
        case .resume:
            try await administration.resume(person, at: now)
            return "\(userName) can sign in again."
        case .erase:
            try await administration.erase(person, at: now)
            return "The account \(userName) is erased, with everything in it."
        }
    }
}

extension Backend {
    private func limit(
        _ userName: String, journal: OperatorCommand.Limit?, photos: OperatorCommand.Limit?
    ) async throws -> String {
        let person = try await store.person(named: userName)
        var limits = try await storage.limits(of: person)
        if let journal { limits.journal = journal.bytes }
        if let photos { limits.photos = photos.bytes }
        if journal != nil || photos != nil { try await storage.set(limits, of: person) }
        let used = try await storage.use(of: person)
        return "\(userName): journal \(used.journal.inWords), photos \(used.photos.inWords)"
    }
}

extension StorageUse.Part {
    /// `12 of 200 MB`
    fileprivate var inWords: String { "\(megabytes) of \(limit) MB" }
}

extension AccountOverview {
    /// `maria           4711 entries, last seen 2026-11-22, suspended`
    fileprivate var inWords: String {
        let name = account.userName.padding(
            toLength: max(16, account.userName.count + 1), withPad: " ", startingAt: 0)
        let parts = [
            "\(entries) \(entries == 1 ? "entry" : "entries")",
            lastSeen.map { "last seen \($0.dateInWords)" }, account.isAdministrator ? "administrator" : nil,
            account.isSuspended ? "suspended" : nil,
        ]
        return name + parts.compactMap { $0 }.joined(separator: ", ")
    }
}

extension KeyRotation {
    fileprivate var inWords: String {
        let sealed = """
            The master key was rotated: \(people == 1 ? "one person’s key is" : "the keys of \(people) people are") sealed \
            under the new one, which is in \(keyPath).
            """
        guard let formerKeyPath else {
            return """
                \(sealed)
                The former one came from the setting master-key. Before the server starts again, replace it there with what \
                base64 prints for that file, or remove the setting. Earlier backups need the former one: keep it as long as \
                you keep them.
                """
        }
        return """
            \(sealed)
            Copy it to where you keep a copy of the key. Earlier backups need the former one, which is in \(formerKeyPath): \
            delete that together with the last of them.
            """
    }
}
