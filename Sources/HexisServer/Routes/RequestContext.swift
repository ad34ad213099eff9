import HTTPTypes
import HexisApp
import HexisCore
import HexisService
import HummingbirdCore
import NIOCore

/// One request, with what the server found out about it.
struct RequestContext: Sendable {
    let method: HTTPRequest.Method
    let headers: HTTPFields
    /// Beginning with "/", without the query.
    let path: String
    let query: String
    /// The server's own address, as its visitors know it: `https://habits.example.org`.
    let origin: String
    /// What a form sent along; empty for a GET.
    let body: String
    /// What a program sent along; empty for everything else.
    let bytes: [UInt8]
    /// A picture that somebody sent along; `nil` for everything else.
    let picture: ReceivedPicture?
    let sender: SenderAddress
    /// Where what goes back is written to the network.
    let connection: any EventLoop
    let cookie: SessionCookie
    let now: Instant
    let signedIn: SignedIn?
    /// Whether nothing is to be kept in this browser, because others use it, too.
    let isShared: Bool
    /// The file that a form sent along.
    var file: ReceivedFile?

    var form: Form { Form(encoded: body) }

    /// The longest body of a form, in bytes: the longest note, escaped, fits in many times over.
    static let longestForm = 64 * 1024
}
