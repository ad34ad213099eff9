import ArgumentParser
import HexisService

/// `hexis people`
struct People: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Invite people; list, suspend, resume or erase accounts, also while the server runs.",
        subcommands: [
            ListPeople.self, Invite.self, ResetPassword.self, MakeAdministrator.self, Suspend.self,
            Resume.self, LimitStorage.self, Erase.self,
        ])
}

/// `hexis people list`
struct ListPeople: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List all accounts, and how much each has recorded.")

    @OptionGroup var options: SettingsOptions

    func run() async throws { try await perform(.list, options) }
}

/// `hexis people invite`
struct Invite: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print a link with which one person can create an account, within seven days.")

    @OptionGroup var options: SettingsOptions

    func run() async throws { try await perform(.invite, options) }
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

    func run() async throws { try await perform(.act(.reset, userName: name), options) }
}

/// `hexis people make-administrator NAME`
struct MakeAdministrator: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "make-administrator",
        abstract: "Let a person invite others and see all accounts.")

    @OptionGroup var options: SettingsOptions

    @Argument(help: ArgumentHelp("The account to use.", valueName: "user name"))
    var name: String

    func run() async throws { try await perform(.act(.makeAdministrator, userName: name), options) }
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

    func run() async throws { try await perform(.act(.suspend, userName: name), options) }
}

/// `hexis people resume NAME`
struct Resume: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Resume a suspended account.")

    @OptionGroup var options: SettingsOptions

    @Argument(help: ArgumentHelp("The account to use.", valueName: "user name"))
    var name: String

    func run() async throws { try await perform(.act(.resume, userName: name), options) }
}

/// `hexis people erase NAME`
struct Erase: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Erase an account and everything its person recorded, for good.",
        discussion: "Earlier backups still contain it, encrypted, until they are deleted.")

    @OptionGroup var options: SettingsOptions

    @Argument(help: ArgumentHelp("The account to use.", valueName: "user name"))
    var name: String

    func run() async throws { try await perform(.act(.erase, userName: name), options) }
}
