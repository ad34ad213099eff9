import HTTPTypes
import HexisApp
import HexisCore
import HexisExchange
import HexisService
import HexisStore
import Hummingbird

extension APIProblem {
    /// The problem for a refusal that a person would see as a page.
    init(_ refusal: Refusal) {
        switch refusal {
        case .malformed, .foreignOrigin: self.init(.malformed, "The request cannot be read.")
        case .notFound: self.init(.unknown, "There is nothing at this address.")
        case .methodNotAllowed: self.init(.method, "This address takes another method.")
        case .joiningClosed, .notInvited, .linkUnusable, .suspended:
            self.init(.forbidden, "The account is not open.")
        case .tooLarge:
            self.init(.tooLarge, "A body can have \(APIOperation.longestBody) bytes. Send less at a time.")
        case .tooManyAttempts(let seconds), .tooManyTests(let seconds), .tooFast(let seconds):
            self = .tooMany(seconds)
        case .journalFull(let megabytes):
            self.init(
                .full, "The journal has \(megabytes) megabytes, as many as this server allows a person.")
        case .anotherFile, .busy, .unavailable, .notSaved, .diskFull, .unexpected:
            self.init(.unavailable, "The server cannot do it right now. Nothing was recorded.")
        }
    }
}

extension Responses {
    /// The response for an address that exists with another method, such as GET instead of PUT.
    func notAllowed(at path: String) -> Response {
        let operations = APIOperation.at(path)
        guard !operations.isEmpty || path == APIRoutes.description else {
            return problem(APIProblem(.unknown, "No operation has this address."))
        }
        var response = problem(APIProblem(.method, "This address takes another method."))
        response.headers[.allow] =
            operations.isEmpty
            ? "GET, HEAD"
            : operations.map { $0.method == .get ? "GET, HEAD" : "POST" }.joined(separator: ", ")
        return response
    }

    /// The response for a failed request (RFC 9457).
    func problem(_ problem: APIProblem) -> Response {
        var response = json(problem.json.text, HTTPResponse.Status(code: problem.status))
        response.headers[.contentType] = "application/problem+json"
        response.headers.add(problem)
        return response
    }
}

extension HTTPFields {
    /// Adds what a program can do about a problem.
    mutating func add(_ problem: APIProblem) {
        switch problem.kind {
        case .unauthorized: self[.wwwAuthenticate] = "Bearer realm=\"Hexis\""
        case .tooMany: self[.retryAfter] = "2"
        default: break
        }
    }
}
