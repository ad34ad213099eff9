import HexisCore
import Logging
import ServiceLifecycle

/// Processes an outbox, many tasks at once, until the server stops. Tasks under way then are finished.
struct OutboxLoop<Waiting: Outbox>: Sendable {
    private let outbox: Waiting
    private let alarm: Alarm
    private let world: World
    private let logger: Logger
    private let slots = SendingSlots()

    /// `alarm` rings when there is work.
    init(_ outbox: Waiting, wokenBy alarm: Alarm, _ world: World, _ logger: Logger) {
        self.outbox = outbox
        self.alarm = alarm
        self.world = world
        self.logger = logger
    }

    func run() async {
        await withGracefulShutdownHandler {
            await withDiscardingTaskGroup { group in
                while !Task.isCancelled, !Task.isShuttingDownGracefully {
                    let turn = await turn()
                    for claim in turn.claims {
                        slots.take()
                        group.addTask {
                            await attend(to: claim)
                            if slots.giveBack() == Waiting.fewestSlots { alarm.ring() }
                        }
                    }
                    if let sleep = turn.sleep { await alarm.sleep(until: sleep) }
                }
            }
        } onGracefulShutdown: {
            alarm.ring()
        }
    }

    /// The claimed tasks, or the time until which to sleep; neither if the loop should look again at once.
    private func turn() async -> (claims: [Waiting.Claim], sleep: Instant?) {
        let now = world.now()
        let free = slots.free
        guard free >= Waiting.fewestSlots else { return ([], Alarm.latest(after: now)) }
        do {
            if let sleep = Alarm.sleep(until: try await outbox.next(at: now), at: now) { return ([], sleep) }
            let lease = now + Lease.length
            return (try await outbox.claim(at: now, until: lease, atMost: free), nil)
        } catch {
            log("could not claim outbox rows", error)
            return ([], now + .seconds(1))
        }
    }

    private func attend(to claim: Waiting.Claim) async {
        do {
            try await outbox.attend(to: claim)
        } catch {
            log("delivery failed; retrying when the lease ends", error)
        }
    }

    private func log(_ message: Logger.Message, _ error: any Error) {
        logger.error(message, error, metadata: ["outbox": "\(Waiting.name)"])
    }
}
