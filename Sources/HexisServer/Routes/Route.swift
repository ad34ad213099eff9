import Hummingbird

/// What the server does at one of its own addresses.
struct Route: Sendable {
    typealias Handler = @Sendable (Visit) async throws -> Response

    var get: Handler?
    var post: Handler?

    /// For the `Allow` header.
    var methods: String {
        [get.map { _ in "GET, HEAD" }, post.map { _ in "POST" }].compactMap { $0 }.joined(separator: ", ")
    }
}
