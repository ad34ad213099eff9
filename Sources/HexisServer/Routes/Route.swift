import Hummingbird

/// What a request may bring along.
enum BodyKind: Sendable {
    /// The fields of a form.
    case form
    /// Bytes for programs, at most so many.
    case bytes(atMost: Int)
    /// A form with one file, which is kept beside the memory: it may be larger. From nobody who is not signed in.
    case file(FileRoom)
    /// A picture, from somebody who is signed in.
    case picture(Reception)
}

/// What the server does at one of its own addresses.
struct Route: Sendable {
    typealias Handler = @Sendable (RequestContext) async throws -> Response

    var get: Handler?
    var post: Handler?
    /// What a POST brings.
    var body = BodyKind.form
    /// Whether programs ask here, by an address or a password of the person's own: no cookie says who it is, and no page
    /// of another origin could make use of one.
    var isForPrograms = false
    /// Whether it is answered however much else of the person's is under way: signing out, and erasing the account.
    var isAlwaysAnswered = false

    /// For the `Allow` header.
    var methods: String {
        [get.map { _ in "GET, HEAD" }, post.map { _ in "POST" }].compactMap { $0 }.joined(separator: ", ")
    }
}
