import HexisCore

/// A request on a device that keeps the journal, before it is known who answers it.
public struct DeviceRequest: Sendable {
    private let request: Request
    /// The path and the query as they were asked for.
    private let address: String
    /// Whether one of Hexis's own pages sent it. Cookies do not guard a service worker: forms of other sites reach it.
    private let isOurs: Bool
    private let state: DeviceState
    /// The errands that were run for this request. None but counting is asked for twice.
    private let done: [DeviceErrand]

    /// The address of a copy of everything on this device, which it makes itself.
    static var export: String { "/device/copy.zip" }

    public init(
        _ request: Request, from address: String, isOurs: Bool, in state: DeviceState,
        after done: [DeviceErrand] = []
    ) {
        self.request = request
        self.address = address
        self.isOurs = isOurs
        self.state = state
        self.done = done
    }

    /// The first of these that has something to say.
    public var decision: DeviceDecision {
        refusal ?? unfinishedSignOut ?? leaving ?? byServer ?? meeting ?? ofThisDevice ?? .app
    }

    private var isPost: Bool { request.method == .post }

    private var refusal: DeviceDecision? {
        isPost && !isOurs ? .page(.foreignOrigin, next: "/today") : nil
    }

    /// A form goes on all the same: it may be the one by which somebody signs in.
    private var unfinishedSignOut: DeviceDecision? {
        guard state.isSignedOut else { return nil }
        if !done.contains(.finishSignOut) { return .errand(.finishSignOut) }
        return isPost ? nil : .page(.signedOut, next: address)
    }

    private var leaving: DeviceDecision? {
        guard isPost else { return nil }
        switch request.path {
        case "/sign-out" where request.query["keep"] != nil: return server(then: nil)
        case "/sign-out" where request.query["anyway"] != nil: return .signOut
        case "/sign-out": return askingFirst ?? .signOut
        case "/device/forget": return .forget
        default: return nil
        }
    }

    /// What comes first where leaving would lose what the server does not have.
    private var askingFirst: DeviceDecision? {
        guard let photos = state.photos else { return .errand(.countPhotos) }
        guard state.unsent + photos > 0 else { return nil }
        return done.contains(.sync) ? .page(.askToSignOut, next: "/settings") : .errand(.sync)
    }

    private var byServer: DeviceDecision? {
        guard let found = ServerAddress(request.segments) else { return nil }
        switch found {
        case .picture: return .picture
        case .routeCode: return sendingFirst ?? .fetch
        case .sentFirst: return sendingFirst ?? server(then: nil)
        case .farewell: return (isPost ? askingFirst : nil) ?? server(then: .wipe)
        case .entrance: return server(then: .meet)
        case .upload: return server(then: .sync)
        case .other: return server(then: nil)
        }
    }

    private var sendingFirst: DeviceDecision? {
        state.unsent > 0 && !done.contains(.sync) ? .errand(.sync) : nil
    }

    /// A form that cannot be sent leads back to the page that it stands on.
    private func server(then sequel: DeviceSequel?) -> DeviceDecision {
        guard isPost else { return .server(next: address, then: nil) }
        return .server(next: origin, then: sequel)
    }

    /// The page with the forms of the same subject.
    private var origin: String {
        guard let subject = request.segments.first else { return "/account" }
        return switch subject {
        case "routes": "/routes/new"
        case "care": CareInvitationPage.address
        case "patients": PatientsPage.address
        case "questionnaires": QuestionnairesPage.address
        case "studies": StudiesPage.address
        case "companions": CompanionsPage.address
        default: "/account"
        }
    }

    /// What comes before a page of the app where this device does not know whose it is, or lacks the journal.
    private var meeting: DeviceDecision? {
        if !state.isMet, !done.contains(.sync) { return .errand(.sync) }
        if state.isOther {
            return state.photos == nil ? .errand(.countPhotos) : .page(.otherPerson, next: address)
        }
        return state.isComplete ? nil : .serverMeanwhile(next: address)
    }

    private var ofThisDevice: DeviceDecision? {
        switch request.path {
        case DeviceRequest.export where !isPost: return .export
        case "/device/sync" where isPost:
            return .setSync(
                isOn: request.form["on"].map { $0 == "1" }, isNow: request.form["now"] != nil)
        // Settings say how much is on this device alone.
        case "/settings" where !isPost && state.photos == nil: return .errand(.countPhotos)
        default: return nil
        }
    }
}
