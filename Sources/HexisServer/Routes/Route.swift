import Hummingbird

/// The kind of body that a request may have.
enum BodyKind: Sendable {
    /// The fields of a form.
    case form
    /// Bytes for programs, at most so many.
    case bytes(atMost: Int)
    /// A form with one file, which is stored on disk, so that it may be larger. Requires a session.
    case file(FileRoom)
    /// A picture. Requires a session.
    case picture(Reception)
}

/// The handlers at one of the server's own addresses.
struct Route: Sendable {
    typealias Handler = @Sendable (RequestContext) async throws -> Response

    var get: Handler?
    var post: Handler?
    /// The body of a POST.
    var body = BodyKind.form
    /// Whether programs send requests here, with a personal address or password: there is no cookie, so a page of
    /// another origin has nothing to abuse.
    var isForPrograms = false
    /// Whether to answer however many other requests of the person are running: for signing out and deleting the
    /// account.
    var isAlwaysAnswered = false

    /// The value of the `Allow` header.
    var methods: String {
        [get.map { _ in "GET, HEAD" }, post.map { _ in "POST" }].compactMap { $0 }.joined(separator: ", ")
    }
}
