import HexisCore

/// The addresses that lead to a provider and back.
public enum ProviderAddress {
    /// Where signing in begins; the provider's identifier follows.
    public static var start: String { "/sign-in/with/" }
    /// Where providers answer to; the provider's identifier follows.
    public static var callback: String { "/sign-in/callback/" }
    /// Where providers answer to that answer with a form.
    public static var formCallback: String { "/sign-in/form/" }
    /// Where linking an account begins.
    public static var link: String { "/account/linked/start/" }
    /// Where confirming begins that it is the person who is signed in.
    public static var confirm: String { "/account/confirm/" }

    static func signIn(_ provider: ProviderChoice, next: String, isShared: Bool = false) -> String {
        let shared: [(name: String, value: String)] = isShared ? [("shared", "1")] : []
        return start + provider.id + "?" + Form([("next", next)] + shared).encoded
    }

    static func join(_ provider: ProviderChoice, invitation: String?) -> String {
        guard let invitation else { return start + provider.id }
        return start + provider.id + "?" + Form([("invitation", invitation)]).encoded
    }

    static func confirm(_ provider: ProviderChoice, next: String) -> String {
        confirm + provider.id + "?" + Form([("next", next)]).encoded
    }
}
