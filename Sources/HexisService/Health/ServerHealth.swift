package import HexisCore
import HexisStore

/// How a running server is. It identifies no one.
package struct ServerHealth: Sendable {
    /// Why it cannot serve pages or send reminders; `nil` if it can.
    package let code: String?
    /// What monitoring, and the command line, read.
    package let json: JSON

    fileprivate init(unavailable code: String) {
        self.code = code
        json = .object([
            JSON.Member("status", .string("unavailable")), JSON.Member("version", .string(hexisVersion)),
            JSON.Member("code", .string(code)),
        ])
    }

    fileprivate init(_ members: [JSON.Member]) {
        code = nil
        json = .object(
            [JSON.Member("status", .string("ok")), JSON.Member("version", .string(hexisVersion))] + members)
    }
}

extension Backend {
    package func health(at now: Instant) async -> ServerHealth {
        let watchman = reminders.watchman
        do throws(StoreError) {
            guard !reminders.plans.clock.isUnsettled else { return ServerHealth(unavailable: "clock-set") }
            try await store.check()
            guard watchman.isWatching else { return ServerHealth(unavailable: "reminders-unwatched") }
            let watch = try await store.reminderWatch()
            let stopped = try await store.stoppedServices(at: now).count
            let waiting = try await store.overdueMessages(before: now, at: now)
            let first = try await store.nextCall(at: now)
            return ServerHealth([
                JSON.Member("unreadableEntries", .integer(Int64(journals.practices.unreadable))),
                JSON.Member("timeZones", .string(zones.version ?? "")),
                JSON.Member("timeZonesAreOld", .bool(zones.isOld(at: now))),
                JSON.Member("overdueReminders", .integer(Int64(watchman.overdue))),
                JSON.Member("forgottenReminders", .integer(Int64(watch?.found ?? 0))),
                JSON.Member("stoppedPushServices", .integer(Int64(stopped))),
                JSON.Member("waitingMessages", .integer(Int64(waiting))),
                JSON.Member(
                    "oldestMessageSeconds", .integer(first.map { max(0, Int64((now - $0).seconds)) } ?? 0)),
            ])
        } catch {
            return ServerHealth(unavailable: error.code)
        }
    }
}
