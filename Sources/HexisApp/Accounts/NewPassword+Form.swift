import HexisCore

/// Validates a password from a form. Returns the password, or the reason it is refused.
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
