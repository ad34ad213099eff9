extension TextField {
    /// A field for a password that is chosen here, which a password manager may propose.
    static func newPassword(
        _ name: String, label: String = AccountsWording.newPassword, problem: String?
    ) -> TextField {
        TextField(
            label: label, name: name, value: "", hint: AccountsWording.passwordHint, problem: problem,
            type: "password", autocomplete: "new-password", isRequired: true)
    }
}
