import HexisCore

/// What a person filled in to make an account, and what is wrong with it.
public struct JoinForm: Sendable {
    let userNameText: String
    let passwordText: String
    let nameText: String
    let emailText: String
    let zone: String
    /// Whether nothing is to be kept in the browser.
    let isShared: Bool
    /// Set by a host that found the name in use.
    public var isUserNameTaken = false
    /// Set by a host that knows more about passwords.
    public var refusedPassword: NewPasswordError?
    private let zones: [String]

    /// `zones` are the names that can be chosen.
    public init(_ form: Form = Form(), zones: [String]) {
        userNameText = form["user"] ?? ""
        passwordText = form["password"] ?? ""
        nameText = form["name"] ?? ""
        emailText = form["email"] ?? ""
        zone = form["zone"] ?? JoinForm.fallbackZone
        isZoneOpen = form["zone"] == nil
        isShared = form["shared"] != nil
        self.zones = zones
    }

    static var fallbackZone: String { "UTC" }

    /// Everything that an account needs; `nil` as long as something is wrong.
    public var newcomer: Newcomer? {
        guard problems.isEmpty, let userName = UserName(userNameText), let chosenZone = Line(zone),
            case .success(let password) = password
        else { return nil }
        return Newcomer(
            userName: userName, password: password, name: Line(nameText), email: EmailAddress(emailText),
            zone: chosenZone)
    }

    var problems: [Problem] {
        var problems: [Problem] = []
        if UserName(userNameText) == nil {
            problems.append(Problem(field: "user", message: AccountsWording.badUserName))
        } else if isUserNameTaken {
            problems.append(Problem(field: "user", message: AccountsWording.takenUserName))
        }
        if case .failure(let error) = password {
            problems.append(Problem(field: "password", message: error.message))
        } else if let refusedPassword {
            problems.append(Problem(field: "password", message: refusedPassword.message))
        }
        if !nameText.isBlank, Line(nameText) == nil {
            problems.append(Problem(field: "name", message: AccountsWording.badName))
        }
        if !emailText.isBlank, EmailAddress(emailText) == nil {
            problems.append(Problem(field: "email", message: AccountsWording.badEmail))
        }
        if zone != JoinForm.fallbackZone, !zones.contains(zone) {
            problems.append(Problem(field: "zone", message: AccountsWording.badZone))
        }
        return problems
    }

    private var password: Result<NewPassword, NewPasswordError> { checked(passwordText) }

    /// Whether the person has not chosen a zone yet.
    let isZoneOpen: Bool

    /// `UTC` first, then the zones of the world.
    var zoneNames: [String] { [JoinForm.fallbackZone] + zones.filter { $0 != JoinForm.fallbackZone } }
}

/// Somebody who wants an account, with everything in order.
public struct Newcomer: Sendable {
    public let userName: UserName
    public let password: NewPassword
    public let name: Line?
    public let email: EmailAddress?
    public let zone: Line
}

/// A password as a form brought it: one that can be chosen, or why not.
func checked(_ text: String) -> Result<NewPassword, NewPasswordError> {
    do throws(NewPasswordError) {
        return .success(try NewPassword(text))
    } catch {
        return .failure(error)
    }
}

extension NewPasswordError {
    var message: String {
        switch self {
        case .tooShort: AccountsWording.shortPassword
        case .tooLong: AccountsWording.longPassword
        case .tooCommon: AccountsWording.commonPassword
        }
    }
}
