import HexisCore

/// A page that explains why the server refused a request and what to do.
public struct RefusalPage: Sendable {
    private let refusal: Refusal
    private let assets: Assets

    public init(_ refusal: Refusal, assets: Assets) {
        self.refusal = refusal
        self.assets = assets
    }

    /// The whole document.
    public var bytes: [UInt8] {
        Document(refusal.title, in: nil, assets: assets).page { html in
            html("section", .class("empty")) { html in
                html("h1", text: refusal.title)
                html("p", text: refusal.text)
                html("p") { html in html("a", .class("button"), .href("/"), text: RefusalWording.start) }
            }
        }.bytes
    }
}

/// Why a request is refused.
public enum Refusal: Hashable, Sendable {
    case malformed
    case notFound
    case methodNotAllowed
    /// Another site sent the request to change something.
    case foreignOrigin
    /// Joining is closed on this server.
    case joiningClosed
    /// Joining takes an invitation that was not used yet and has not expired.
    case notInvited
    /// A link to a new password that was used or has expired.
    case linkUnusable
    /// The operator suspended the account.
    case suspended
    case tooLarge
    case tooManyAttempts(seconds: Int)
    /// Too many test messages to other servers.
    case tooManyTests(seconds: Int)
    /// The request exceeds the rate limit.
    case tooFast(seconds: Int)
    /// Another file of this person is still being processed; only one at a time is allowed.
    case anotherFile
    /// The person's journal has reached the size limit.
    case journalFull(megabytes: Int)
    case busy
    /// The store cannot be read right now.
    case unavailable
    /// The entries could not be stored durably.
    case notSaved
    case diskFull
    case unexpected

    /// The matching HTTP status.
    public var status: Int {
        switch self {
        case .malformed: 400
        case .foreignOrigin, .joiningClosed, .notInvited, .linkUnusable, .suspended: 403
        case .notFound: 404
        case .methodNotAllowed: 405
        case .tooLarge: 413
        case .tooManyAttempts, .tooManyTests, .tooFast, .anotherFile: 429
        case .unexpected: 500
        case .busy, .unavailable, .notSaved: 503
        case .diskFull, .journalFull: 507
        }
    }
}

extension Refusal {
    var title: String {
        switch self {
        case .malformed: RefusalWording.malformed
        case .notFound: RefusalWording.notFound
        case .methodNotAllowed: RefusalWording.methodNotAllowed
        case .foreignOrigin: RefusalWording.foreignOrigin
        case .joiningClosed: RefusalWording.joiningClosed
        case .notInvited: RefusalWording.notInvited
        case .linkUnusable: RefusalWording.linkUnusable
        case .suspended: RefusalWording.suspended
        case .tooLarge: RefusalWording.tooLarge
        case .tooManyAttempts, .tooManyTests, .tooFast, .anotherFile: RefusalWording.tooManyAttempts
        case .busy: RefusalWording.busy
        case .unavailable: RefusalWording.unavailable
        case .notSaved, .diskFull, .journalFull: RefusalWording.notSaved
        case .unexpected: RefusalWording.unexpected
        }
    }

    var text: String {
        switch self {
        case .malformed: RefusalWording.malformedText
        case .notFound: RefusalWording.notFoundText
        case .methodNotAllowed: RefusalWording.methodNotAllowedText
        case .foreignOrigin: RefusalWording.foreignOriginText
        case .joiningClosed: RefusalWording.joiningClosedText
        case .notInvited: RefusalWording.notInvitedText
        case .linkUnusable: RefusalWording.linkUnusableText
        case .suspended: RefusalWording.suspendedText
        case .tooLarge: RefusalWording.tooLargeText
        case .tooManyAttempts(let seconds): RefusalWording.wait(seconds: seconds)
        case .tooManyTests(let seconds): RefusalWording.waitForTest(seconds: seconds)
        case .tooFast(let seconds): RefusalWording.waitForMore(seconds: seconds)
        case .anotherFile: RefusalWording.anotherFile
        case .journalFull(let megabytes): RefusalWording.journalFull(megabytes: megabytes)
        case .busy: RefusalWording.busyText
        case .unavailable: RefusalWording.unavailableText
        case .notSaved: RefusalWording.notSavedText
        case .diskFull: RefusalWording.diskFullText
        case .unexpected: RefusalWording.unexpectedText
        }
    }
}
