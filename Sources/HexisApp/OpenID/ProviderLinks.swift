import HexisCore

/// The ways to sign in through providers.
struct SignInProviders: View {
    let providers: [ProviderChoice]
    /// The page to go to after signing in.
    let next: String

    func write(to html: inout HTML) {
        html("ul", .id("providers"), .class("entrance providers"), .label(OpenIDWording.otherAccounts)) {
            html in
            for provider in providers {
                html("li") { html in
                    html(
                        "a", .class("button quiet"), .href(ProviderAddress.signIn(provider, next: next)),
                        text: OpenIDWording.signIn(provider.name))
                    html(
                        "a", .href(ProviderAddress.signIn(provider, next: next, isShared: true)),
                        .label(OpenIDWording.onShared(provider.name)), text: OpenIDWording.onShared)
                }
            }
        }
    }
}

/// The ways to join through providers.
struct JoinProviders: View {
    let providers: [ProviderChoice]
    let invitation: String?

    func write(to html: inout HTML) {
        html("ul", .class("entrance providers"), .label(OpenIDWording.otherAccounts)) { html in
            for provider in providers {
                html("li") { html in
                    html(
                        "a", .class("button quiet"),
                        .href(ProviderAddress.join(provider, invitation: invitation)),
                        text: OpenIDWording.join(provider.name))
                }
            }
        }
    }
}
