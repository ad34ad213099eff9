import ArgumentParser
import Foundation
import HexisCore
import HexisServer
import HexisService
import HexisStore

/// `hexis people`
struct People: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Invite people; list, suspend, resume or erase accounts. No server may be running.",
        subcommands: [
            ListPeople.self, Invite.self, ResetPassword.self, MakeAdministrator.self, Suspend.self,
            Resume.self, Erase.self,
        ])
}

/// `hexis people list`
struct ListPeople: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List all accounts, and how much each has recorded.")

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        try await administer(options) { store in
            for overview in try await store.everybody() { print(overview.inWords) }
        }
    }
}

/// `hexis people invite`
struct Invite: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print a link with which one person can create an account, within seven days.")

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let settings = try options.settings()
        try await administer(options) { store in
            let world = World.machine
            let secret = world.token()
            try await store.add(
                Invitation(id: world.identifier(), made: world.now()), secret: secret)
            print("\(settings.origin)/join?invitation=\(secret)")
        }
    }
}

/// `hexis people reset NAME`
struct ResetPassword: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset",
        abstract: "Print a link with which a person can choose a new password, once, within a day.",
        discussion:
            "The person is then signed out everywhere else, and sees in the account history what happened.")

    @OptionGroup var options: SettingsOptions

    @Argument(help: ArgumentHelp("The account to use.", valueName: "user name"))
    var name: String

    func run() async throws {
        let settings = try options.settings()
        try await administer(options) { store in
            let world = World.machine
            let secret = world.token()
            try await store.keepPasswordLink(secret, of: store.person(named: name), at: world.now())
            print("\(settings.origin)/new-password?link=\(secret)")
        }
    }
}

extension ServerSettings {
    /// The address at which people reach the server.
    fileprivate var origin: String { publicURL?.description ?? "http://localhost:\(port)" }
}

/// `hexis people make-administrator NAME`
struct MakeAdministrator: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "make-administrator",
        abstract: "Let a person invite others and see all accounts.")

    @OptionGroup var options: SettingsOptions

    @Argument(help: ArgumentHelp("The account to use.", valueName: "user name"))
    var name: String

    func run() async throws {
        try await administer(options) { store in
            try await store.setAdministrator(true, store.person(named: name))
            print("\(name) is an administrator: “People on this server” is on the page of the account.")
        }
    }
}

/// `hexis people suspend NAME`
struct Suspend: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Suspend an account without erasing anything.",
        discussion: """
            The person is signed out everywhere, and told why they cannot sign in. Their programs, calendar feeds \
            and reminders stop. Their devices keep their data.
            """)

    @OptionGroup var options: SettingsOptions

    @Argument(help: ArgumentHelp("The account to use.", valueName: "user name"))
    var name: String

    func run() async throws {
        try await administer(options) { store in
            try await store.suspend(store.person(named: name))
            print("\(name) is suspended. Nothing was erased; hexis people resume \(name) undoes this.")
        }
    }
}

/// `hexis people resume NAME`
struct Resume: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Resume a suspended account.")

    @OptionGroup var options: SettingsOptions

    @Argument(help: ArgumentHelp("The account to use.", valueName: "user name"))
    var name: String

    func run() async throws {
        try await administer(options) { store in
            try await store.resume(store.person(named: name))
            print("\(name) can sign in again. Reminders resume when the server starts.")
        }
    }
}

/// `hexis people erase NAME`
struct Erase: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Erase an account and everything its person recorded, for good.",
        discussion: "Earlier backups still contain it, encrypted, until they are deleted.")

    @OptionGroup var options: SettingsOptions

    @Argument(help: ArgumentHelp("The account to use.", valueName: "user name"))
    var name: String

    func run() async throws {
        try await administer(options) { store in
            try await store.erase(store.person(named: name))
            print("The account \(name) is erased, with everything in it.")
        }
    }
}

/// Opens the store of an existing data folder for `body`.
private func administer(_ options: SettingsOptions, _ body: (SQLiteStore) async throws -> Void) async throws {
    try await report {
        let settings = try options.settings()
        let path = settings.folder.databasePath
        // A mistyped path must not create a folder.
        guard FileManager.default.fileExists(atPath: path) else {
            throw StoreError.databaseMissing(path: path)
        }
        let store = try SQLiteStore(in: settings.folder, masterKey: settings.sealingKey)
        try await body(store)
        try await store.close()
    }
}

extension SQLiteStore {
    fileprivate func person(named userName: String) async throws -> Identifier {
        guard let account = try await account(userName: userName) else {
            throw UnknownPerson(userName: userName)
        }
        return account.person
    }
}

extension AccountOverview {
    /// `maria           4711 entries, last seen 22 November 2026, suspended`
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
