import HexisCore

/// A request that the server does not carry out, in words that say what to do.
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

/// Why a request is not carried out.
public enum Refusal: Hashable, Sendable {
    case malformed
    case notFound
    case methodNotAllowed
    /// A change that another site asked for.
    case foreignOrigin
    /// Somebody wants an account where nobody new is taken in.
    case joiningClosed
    /// The account is suspended by whoever runs the server.
    case suspended
    case tooLarge
    case tooManyAttempts(seconds: Int)
    /// Messages to others' servers to see whether they arrive.
    case tooManyTests(seconds: Int)
    /// More than an honest person or program does.
    case tooFast(seconds: Int)
    /// One file of the person's is enough at a time.
    case anotherFile
    /// The person has recorded as much as the server allows.
    case journalFull(megabytes: Int)
    case busy
    /// What is stored cannot be read right now.
    case unavailable
    /// What was typed could not be made durable.
    case notSaved
    case diskFull
    case unexpected

    /// The HTTP status that says the same.
    public var status: Int {
        switch self {
        case .malformed: 400
        case .foreignOrigin, .joiningClosed, .suspended: 403
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
