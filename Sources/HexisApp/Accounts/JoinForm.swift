public import HexisCore

/// The form for a new account as filled in, and its problems.
public struct JoinForm: Sendable {
    let userNameText: String
    let passwordText: String
    let nameText: String
    let emailText: String
    let zone: String
    /// Whether the device writes times with twelve hours, as far as a script could tell.
    let hasTwelveHourClock: Bool
    /// Whether the browser is shared, so that nothing is kept in it.
    let isShared: Bool
    /// The secret of the invitation that the link brought.
    public let invitation: String?
    /// The host sets this if the name is taken.
    public var isUserNameTaken = false
    /// The host sets this if it rejects the password.
    public var refusedPassword: NewPasswordError?
    /// The host sets this if the browser's passkey cannot be used.
    public var isPasskeyRefused = false
    /// Whether the person joins with a passkey, or an account elsewhere, instead of a password.
    let isWithoutPassword: Bool
    /// The names of the time zones to choose from.
    let zones: [String]

    /// `zones` are the names to choose from.
    public init(_ form: Form = Form(), zones: [String], isWithoutPassword: Bool = false) {
        self.isWithoutPassword = isWithoutPassword
        userNameText = form["user"] ?? ""
        passwordText = form["password"] ?? ""
        nameText = form["name"] ?? ""
        emailText = form["email"] ?? ""
        zone = form["zone"] ?? JoinForm.fallbackZone
        isZoneOpen = form["zone"] == nil
        hasTwelveHourClock = form[Setting.clock.name] == Setting.value(of: true)
        isShared = form["shared"] != nil
        invitation = form["invitation"]
        self.zones = zones
    }

    static var fallbackZone: String { "UTC" }
    /// The field of a form that only leads back to this one, with what was filled in.
    public static var backField: String { "back" }
    /// The fields that an account does without.
    static var moreFields: [String] { ["name", "email", "zone"] }

    /// The password of a new account; `nil` while it is not good enough, and for somebody who joins without one.
    public var newPassword: NewPassword? {
        isWithoutPassword ? nil : try? password.get()
    }

    /// The data of a new account; `nil` while the form has problems.
    public var newcomer: Newcomer? {
        guard problems.isEmpty, let userName = UserName(userNameText), let chosenZone = Line(zone) else {
            return nil
        }
        return Newcomer(
            userName: userName, name: Line(nameText), email: EmailAddress(emailText),
            zone: chosenZone, hasTwelveHourClock: hasTwelveHourClock)
    }

    /// The password as a new account could have it, or why it is not good enough.
    var password: Result<NewPassword, NewPasswordError> { checked(passwordText) }

    /// Whether the person still has to choose a zone.
    let isZoneOpen: Bool

    /// The fields as they were filled in, for a page between this form and the account.
    var hiddenFields: [(name: String, value: String)] {
        var fields: [(name: String, value: String)] = [
            ("user", userNameText), ("name", nameText), ("email", emailText), ("zone", zone),
            (Setting.clock.name, Setting.value(of: hasTwelveHourClock)),
        ]
        if isShared { fields.append(("shared", "1")) }
        if let invitation { fields.append(("invitation", invitation)) }
        return fields
    }

    /// `UTC` first, then the other zones.
    var zoneNames: [String] { [JoinForm.fallbackZone] + zones.filter { $0 != JoinForm.fallbackZone } }
}

/// The validated data of a new account.
public struct Newcomer: Sendable {
    public let userName: UserName
    public let name: Line?
    public let email: EmailAddress?
    public let zone: Line
    public let hasTwelveHourClock: Bool
}
