/// An OpenID provider at which people sign in, as the operator registered Hexis there.
package struct OpenIDProvider: Hashable, Sendable {
    /// Part of the addresses here, and so of what is registered at the provider: never changes.
    package let id: String
    /// What people call it: “City Clinic”.
    package let name: String
    package let issuer: IssuerURL
    package let clientID: String
    package let secret: ClientSecret

    /// Returns `nil` if `id` is anything but up to 40 lower-case letters, digits and dashes.
    package init?(id: String, name: String, issuer: IssuerURL, clientID: String, secret: ClientSecret) {
        guard 1...40 ~= id.utf8.count, id.utf8.allSatisfy(OpenIDProvider.allowsInID) else { return nil }
        self.id = id
        self.name = name
        self.issuer = issuer
        self.clientID = clientID
        self.secret = secret
    }

    /// Whether browsers come back with a form instead of a query.
    package var answersWithForm: Bool { secret.isApple }

    private static func allowsInID(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

/// How Hexis proves to a provider that it is the client which was registered.
package enum ClientSecret: Hashable, Sendable {
    /// By the code verifier alone (RFC 7636): for providers that register public clients.
    case none
    case shared(String)
    /// By a token that an Apple developer's key signs. Apple also returns to Hexis with a form, and says a person's name
    /// only once.
    case apple(AppleKey)

    var isApple: Bool {
        if case .apple = self { true } else { false }
    }
}
