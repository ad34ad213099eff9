import HTTPTypes
import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird
import Logging

/// A link that an administrator passes on.
enum Link {
    case invitation(String)
    case password(String)

    /// Reads the query of a code's address.
    init?(_ query: Form) {
        if let secret = query["invitation"] {
            self = .invitation(secret)
        } else if let secret = query["link"] {
            self = .password(secret)
        } else {
            return nil
        }
    }

    /// The path and the query of the link.
    var address: String {
        switch self {
        case .invitation: "/join?\(query)"
        case .password(let secret): NewPasswordPage.address(with: secret)
        }
    }

    /// The address of its QR code.
    var code: String { "/people/code.svg?\(query)" }

    private var query: String {
        switch self {
        case .invitation(let secret): Form([("invitation", secret)]).encoded
        case .password(let secret): Form([("link", secret)]).encoded
        }
    }
}
