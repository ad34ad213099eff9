import HTTPTypes
import HexisApp
import HexisCore
import HexisService
import HummingbirdCore
import NIOCore

/// A request with everything the server found out about it.
struct RequestContext: Sendable {
    let method: HTTPRequest.Method
    let headers: HTTPFields
    /// Begins with "/", without the query.
    let path: String
    let query: String
    /// The server's own address as its users know it: `https://habits.example.org`.
    let origin: String
    /// The body of a form; empty for a GET.
    let body: String
    /// The body of a program's request; empty for everything else.
    let bytes: [UInt8]
    /// An uploaded picture; `nil` for everything else.
    let picture: ReceivedPicture?
    let sender: SenderAddress
    /// The event loop that writes the response to the network.
    let connection: any EventLoop
    let cookie: SessionCookie
    let now: Instant
    let signedIn: SignedIn?
    /// Whether nothing may be kept in this browser, because it is shared.
    let isShared: Bool
    /// The file uploaded with a form.
    var file: ReceivedFile?

    var form: Form { Form(encoded: body) }

    /// The longest body of a form, in bytes: the longest note, escaped, fits many times over.
    static let longestForm = 64 * 1024
}
