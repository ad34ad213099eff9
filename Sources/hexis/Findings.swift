import Foundation
import HexisCore
import HexisService
import HexisStore

/// The findings, line by line, and whether any needs attention.
struct Findings {
    private var lines: [String] = []
    private(set) var needAttention = false

    mutating func add(_ name: String, _ value: String) {
        lines.append(name.padding(toLength: 16, withPad: " ", startingAt: 0) + value)
    }

    /// Worth doing some day.
    mutating func advise(_ message: String) {
        lines.append("! \(message)")
    }

    /// Worth doing now.
    mutating func warn(_ message: String) {
        advise(message)
        needAttention = true
    }

    mutating func add(_ services: [StoppedService], _ watch: ReminderWatch?, at now: Instant) {
        for service in services where now < service.until { add(service) }
        if let watch { add(watch, at: now) }
    }

    /// One that is missing twice in a row was not only late because the machine was off for a while.
    mutating func add(_ backups: [KeptBackup], of plan: BackupPlan, at now: Instant) {
        guard let last = backups.last else {
            return warn("There is no backup in \(plan.folder.path) yet. The server makes one when it runs.")
        }
        add("Backups", "\(backups.count) in \(plan.folder.path), the last of \(last.begun.dateInWords)")
        if last.begun.advanced(byMilliseconds: 2 * plan.every.milliseconds) < now {
            warn(
                "The last backup is older than twice the time after which the next is due. If a server runs, its "
                    + "log says why, under “backup failed”.")
        }
    }

    mutating func add(_ watch: ReminderWatch, at now: Instant) {
        add("Reminders", "watched until \(watch.until.dateInWords), \(watch.found) found forgotten so far")
        guard let last = watch.lastFound, now < last.advanced(byMilliseconds: 7 * 86_400_000) else { return }
        warn(
            "A reminder was forgotten, found, and sent if still useful, last on \(last.dateInWords). The log "
                + "says more, under reminder-forgotten. Please report it: this should never happen.")
    }

    mutating func add(health: JSON) {
        add("Server", "version \(health["version"]?.string ?? "") is running")
        if let code = health["code"]?.string {
            return warn(
                "It cannot serve pages, or cannot send reminders (\(code)). docs/HOSTING.md says what that means."
            )
        }
        addMessages(health)
    }

    private mutating func addMessages(_ health: JSON) {
        let waiting = health["waitingMessages"]?.integer ?? 0
        let seconds = health["oldestMessageSeconds"]?.integer ?? 0
        add("Messages", waiting == 0 ? "none wait" : "\(waiting) wait, the first of them for \(seconds) s")
        if let overdue = health["overdueReminders"]?.integer, overdue > 0 {
            warn("\(overdue) reminders are overdue. The log says more, under reminders-unsent.")
        }
    }

    mutating func add(_ service: StoppedService) {
        warn(
            "\(service.origin) does not accept this server's reminders (\(service.code)): nothing is sent there "
                + "until \(service.until.dateInWords). Check the push contact, the clock, and that the master "
                + "key has not changed.")
    }

    var text: String { lines.joined(separator: "\n") }
}
