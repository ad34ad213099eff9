package import CoreMetrics
package import HexisCore
import HexisStore
package import Logging
import ServiceLifecycle

/// Sends the reminders that are due. Any number of servers run one each: people and messages are leased to one
/// server, and go to the next if that one disappears before finishing.
package struct ReminderRunner: Service, JournalObserver {
    package let plans: ReminderPlans
    let pushes: Pushes
    package let channels: Channels
    let logger: Logger
    /// Rings when there is something to send.
    let outbox: Alarm
    private let filler: OutboxFiller
    private let sender: OutboxSender
    private let arrivals: Arrivals
    let warnings: SessionWarnings
    package let watchman: Watchman
    package let silences: Silences
    private let leading: LeadingJournals
    /// Rings when the clock may have been set.
    let clockAlarm: Alarm

    /// The interval at which to check whether the clock was set.
    private static let clockLook = Duration.seconds(1)
    private static let longestWaits = LongestWaits(
        lease: (OutboxFiller.ahead + OutboxFiller.lease) * 2,
        call: .milliseconds(DueCall.usefulness) + OutboxFiller.ahead * 2,
        news: WebhookResult.patience + Lease.length)

    package init(
        plans: ReminderPlans, pushes: Pushes, channels: Channels, journals: Journals, care: Care,
        logger: Logger,
        metrics: any MetricsFactory = NOOPMetricsHandler.instance
    ) {
        self.plans = plans
        self.pushes = pushes
        self.channels = channels
        self.logger = logger
        outbox = Alarm(now: plans.world.now)
        clockAlarm = Alarm(now: plans.world.now)
        filler = OutboxFiller(
            plans: plans, pushes: pushes, channels: channels, outbox: outbox, logger: logger)
        leading = LeadingJournals(
            store: plans.store, journals: journals, world: plans.world, logger: logger)
        silences = Silences(
            plans: plans, channels: channels, journals: journals, outbox: outbox, logger: logger)
        sender = OutboxSender(
            plans: plans, pushes: pushes, channels: channels, journals: journals, silences: silences,
            care: care, outbox: outbox, logger: logger, metrics: ServiceMetrics(metrics))
        arrivals = Arrivals(plans: plans, channels: channels, outbox: outbox, logger: logger)
        watchman = Watchman(plans, arrivals, logger, metrics)
        warnings = SessionWarnings(plans, pushes, silences, logger)
    }

    package func run() async throws {
        async let sending: Void = sender.run()
        await cancelWhenGracefulShutdown {
            await bringBack(since: plans.world.now())
            async let planning: Bool = forEverybody { await plans.begin(with: $0) }
            async let watching: Void = watchClock()
            async let warning: Void = warnings.run()
            async let guarding: Void = watchman.run()
            await seeToArrivals()
            await filler.run()
            _ = await (planning, watching, warning, guarding)
        }
        await sending
    }

    package func journal(of person: PersonID, has entries: [Entry]) async {
        await plans.changed(person)
        do {
            let practice = try await plans.practices.practice(of: person)
            channels.changed(person, by: entries, practice)
            for entry in entries where entry.isArrival {
                try await arrivals.see(to: entry, of: person, practice)
            }
        } catch {
            log(error)
        }
    }

    /// Processes, after a restart, the arrivals that a server accepted but did not process before it stopped.
    private func seeToArrivals() async {
        do {
            _ = try await arrivals.seeToUnseen()
        } catch {
            log(error)
        }
    }

    private func log(_ error: any Error) {
        logger.error("could not read unprocessed arrivals", error)
    }

    /// Plans everyone anew when the clock is set.
    private func watchClock() async {
        while !Task.isCancelled {
            if let setting = plans.clock.look() { await planAnew(after: setting) }
            await clockAlarm.sleep(
                until: plans.world.now() + ReminderRunner.clockLook)
        }
    }

    private func planAnew(after setting: ClockWatch.Setting) async {
        logger.error(
            "the clock was set; planning everyone's reminders anew",
            metadata: ["code": "clock-set", "seconds": "\(setting.milliseconds / 1000)"])
        let earliest = plans.world.now().advanced(byMilliseconds: -DueCall.usefulness)
        // If the store fails now, the next attempt is a second later.
        let since = max(setting.since, earliest)
        guard await bringBack(since: since), await planEverybodyAnew(setting, since: since) else { return }
        settle(since: since)
    }

    /// Returns `false` if something could not be corrected.
    private func planEverybodyAnew(_ setting: ClockWatch.Setting, since instant: Instant) async -> Bool {
        var areJournalsBack = true
        let isListed = await forEverybody { person in
            let isBack = await leading.bringBack(person, from: setting.wasAhead)
            areJournalsBack = areJournalsBack && isBack
            await plans.planAnew(person, since: instant)
        }
        return isListed && areJournalsBack
    }

    private func settle(since instant: Instant) {
        watchman.clockWasSet(since: instant)
        plans.clock.settle()
        // Sleeping loops wait by the old clock.
        plans.alarm.ring()
        outbox.ring()
    }

    /// Corrects what was noted by a clock that was ahead, so that it delays nothing. Returns `false` if the store
    /// fails.
    @discardableResult
    private func bringBack(since instant: Instant) async -> Bool {
        do {
            try await plans.store.bringBack(
                to: plans.world.now(), since: instant, ReminderRunner.longestWaits)
            return true
        } catch {
            logger.error(
                "could not correct times noted while the clock was ahead", error)
            return false
        }
    }

    /// Calls `plan` for everyone after a restart: the last server may have left changes unplanned, and zones may
    /// have changed. Returns `false` if the store could not list everyone.
    @discardableResult
    private func forEverybody(_ plan: (PersonID) async -> Void) async -> Bool {
        var last: PersonID?
        do {
            repeat {
                let people = try await plans.store.people(after: last, atMost: 100)
                for person in people { await plan(person) }
                last = people.last
            } while last != nil && !Task.isCancelled
            return true
        } catch {
            logger.error("could not list people", error)
            return false
        }
    }
}
