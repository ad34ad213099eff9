import HexisCore
import HexisStore
import Logging
import ServiceLifecycle

/// Processes an outbox, many tasks at once, until the server stops. Tasks under way then are finished.
struct OutboxLoop<Waiting: Outbox>: Sendable {
    private let outbox: Waiting
    private let alarm: Alarm
    private let world: World
    private let logger: Logger
    private let slots = SendingSlots(Waiting.mostSlots)

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
            if let sleep = Alarm.sleep(until: try await outbox.next(at: now), at: now) {
                return ([], min(sleep, try await outbox.nextEndOfLease(at: now) ?? sleep))
            }
            let lease = now + Lease.length
            return (try await outbox.claim(at: now, until: lease, atMost: free), nil)
        } catch {
            log("could not claim outbox rows", error)
            return ([], now + .seconds(1))
        }
    }

    private func attend(to claim: Waiting.Claim) async {
        // The lease has ended, so the task belongs to the next server.
        guard world.now() < claim.lease else { return }
        do {
            let (ending, claim) = try await attendWhileRenewing(claim)
            if let ending { try await outbox.record(ending, of: claim) }
        } catch {
            log("could not finish a task; retrying when its lease ends", error)
        }
    }

    private enum Step {
        case attended(Waiting.Ending?)
        case renewed(Waiting.Claim)
    }

    /// Carries a task out and renews its lease meanwhile. Returns how it ended, and the claim with its last lease.
    private func attendWhileRenewing(
        _ claim: Waiting.Claim
    ) async throws -> (ending: Waiting.Ending?, claim: Waiting.Claim) {
        try await withThrowingTaskGroup(of: Step.self) { group in
            group.addTask { .attended(try await outbox.attend(to: claim)) }
            group.addTask { .renewed(await renewUntilCancelled(claim)) }
            var last: (ending: Waiting.Ending?, claim: Waiting.Claim) = (nil, claim)
            for try await step in group {
                // A task that is done needs no lease, and one that has lost its lease belongs to another server.
                group.cancelAll()
                switch step {
                case .attended(let ending): last.ending = ending
                case .renewed(let claim): last.claim = claim
                }
            }
            return last
        }
    }

    /// Returns the claim with its last lease when cancelled, or when the lease has ended.
    private func renewUntilCancelled(_ claim: Waiting.Claim) async -> Waiting.Claim {
        var claim = claim
        while (try? await Task.sleep(for: Lease.renewal)) != nil {
            let now = world.now()
            do {
                guard let renewed = try await outbox.renew(claim, until: now + Lease.length, at: now) else {
                    break
                }
                claim = renewed
            } catch {
                log("could not renew a lease", error)
            }
        }
        return claim
    }

    private func log(_ message: Logger.Message, _ error: any Error) {
        logger.error(message, error, metadata: ["outbox": "\(Waiting.name)"])
    }
}
