import HexisCore

extension JoinForm {
    var problems: [Problem] {
        [
            userNameProblem, isWithoutPassword ? passkeyProblem : passwordProblem, nameProblem, emailProblem,
            zoneProblem,
        ]
        .compactMap { $0 }
    }

    private var userNameProblem: Problem? {
        if UserName(userNameText) == nil {
            return Problem(field: "user", message: AccountsWording.badUserName)
        }
        return isUserNameTaken ? Problem(field: "user", message: AccountsWording.takenUserName) : nil
    }

    private var passkeyProblem: Problem? {
        isPasskeyRefused ? Problem(field: "passkey", message: PasskeysWording.notJoined) : nil
    }

    private var passwordProblem: Problem? {
        if case .failure(let error) = password { return Problem(field: "password", message: error.message) }
        return refusedPassword.map { Problem(field: "password", message: $0.message) }
    }

    private var nameProblem: Problem? {
        guard !nameText.isBlank, Line(nameText) == nil else { return nil }
        return Problem(field: "name", message: AccountsWording.badName)
    }

    private var emailProblem: Problem? {
        guard !emailText.isBlank, EmailAddress(emailText) == nil else { return nil }
        return Problem(field: "email", message: AccountsWording.badEmail)
    }

    private var zoneProblem: Problem? {
        guard zone != JoinForm.fallbackZone, !zones.contains(zone) else { return nil }
        return Problem(field: "zone", message: AccountsWording.badZone)
    }
}
