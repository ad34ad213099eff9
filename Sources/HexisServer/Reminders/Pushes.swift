import HexisCore
import HexisReminders
import HexisStore
import Logging
import ServiceLifecycle

/// Reaches the browsers of people.
struct Pushes: Service {
    let store: any Store
    let sender: PushSender
    let reach: PushReach
    let publicKey: String
    let world: World
    let logger: Logger

    init(
        _ store: any Store, _ settings: ServerSettings, world: World, logger: Logger
    ) throws(WebPushError) {
        let key = try Pushes.key(of: store)
        let contact = try Pushes.contact(settings)
        reach = settings.pushReach
        sender = PushSender(tokens: VAPIDTokens(key: key, contact: contact), reach: reach, now: world.now)
        publicKey = key.publicKey
        self.store = store
        self.world = world
        self.logger = logger
    }

    /// Follows from the master key: the same for life, and in every copy that is put back. One in four thousand
    /// million derivations is no key; then the next one is.
    private static func key(of store: any Store) throws(WebPushError) -> VAPIDKey {
        for number in 0..<8 {
            if let key = try? VAPIDKey(rawRepresentation: store.derivedKey(for: "web push \(number)")) {
                return key
            }
        }
        throw .vapidKeyUnusable
    }

    /// Services want to know whom to turn to. Where nobody said, that is the server's own address, or none.
    private static func contact(_ settings: ServerSettings) throws(WebPushError) -> VAPIDContact {
        if let contact = settings.pushContact { return contact }
        if let address = settings.publicURL?.description, let contact = try? VAPIDContact(address) {
            return contact
        }
        return try VAPIDContact("https://hexis.example")
    }

    func devices(of person: Identifier) async throws -> [(session: Identifier, push: DevicePush)] {
        try await store.pushes(of: person, at: world.now()).compactMap { stored in
            DevicePush(bytes: stored.bytes, within: reach).map { (stored.session, $0) }
        }
    }

    /// Sends a call to one browser; one that wants none any more is forgotten.
    func send(
        _ call: ReminderCall, to push: DevicePush, of session: Identifier, _ person: Identifier
    ) async throws -> PushOutcome {
        let outcome = await sender.send(try call.message(for: push.origin), to: push.subscription)
        switch outcome {
        case .delivered: break
        case .gone, .privateAddress: try await store.setPush(nil, of: session, of: person)
        case .refused, .tooLarge, .rejected, .retry:
            // The endpoint names a browser: only its service is told.
            logger.warning(
                "a reminder was not taken",
                metadata: ["code": "\(outcome.code)", "service": "\(push.subscription.endpoint.origin)"])
        }
        return outcome
    }

    /// Connections are closed when the server stops, in whatever way.
    func run() async throws {
        try? await gracefulShutdown()
        try await sender.shutdown()
    }
}
