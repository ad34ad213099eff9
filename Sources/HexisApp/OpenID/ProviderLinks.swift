import HexisCore

/// The ways to sign in through providers. Ticking that the computer is shared, above, shows the other link of each: the
/// stylesheet sees to that, because links take no fields along.
struct SignInProviders: View {
    let providers: [ProviderChoice]
    /// The page to go to after signing in.
    let next: String

    func write(to html: inout HTML) {
        html(
            "div", .class("entrance fields providers"), Attribute("role", "group"),
            .label(OpenIDWording.otherAccounts)
        ) { html in
            for provider in providers { write(provider, to: &html) }
        }
    }

    private func write(_ provider: ProviderChoice, to html: inout HTML) {
        html(
            "a", .class("button quiet unshared"), .href(ProviderAddress.signIn(provider, next: next)),
            text: OpenIDWording.signIn(provider.name))
        html(
            "a", .class("button quiet shared"),
            .href(ProviderAddress.signIn(provider, next: next, isShared: true)),
            text: OpenIDWording.signInOnShared(provider.name))
    }
}

/// The ways to join through providers.
struct JoinProviders: View {
    let providers: [ProviderChoice]
    let invitation: String?

    func write(to html: inout HTML) {
        html(
            "div", .class("entrance fields providers"), Attribute("role", "group"),
            .label(OpenIDWording.otherAccounts)
        ) { html in
            for provider in providers { write(provider, to: &html) }
        }
    }

    private func write(_ provider: ProviderChoice, to html: inout HTML) {
        html(
            "a", .class("button quiet"), .href(ProviderAddress.join(provider, invitation: invitation)),
            text: OpenIDWording.join(provider.name))
    }
}
