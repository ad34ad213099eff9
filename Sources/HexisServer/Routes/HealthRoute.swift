import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// Reports the server's health for monitoring. It identifies nobody.
struct HealthRoute: Sendable {
    let backend: Backend
    let responses: Responses

    var routes: [String: Route] { ["/health": Route(get: show, isForPrograms: true)] }

    @Sendable private func show(_ context: RequestContext) async -> Response {
        let (store, watchman, zones) = (backend.store, backend.reminders.watchman, backend.zones)
        do throws(StoreError) {
            guard !backend.reminders.plans.clock.isUnsettled else { return unavailable("clock-set") }
            try await store.check()
            guard watchman.isWatching else { return unavailable("reminders-unwatched") }
            let watch = try await store.reminderWatch()
            let stopped = try await store.stoppedServices(at: context.now).count
            return responses.json(
                JSON.object([
                    JSON.Member("status", .string("ok")), JSON.Member("version", .string(hexisVersion)),
                    JSON.Member("unreadableEntries", .integer(Int64(backend.journals.practices.unreadable))),
                    JSON.Member("timeZones", .string(zones.version ?? "")),
                    JSON.Member("timeZonesAreOld", .bool(zones.isOld(at: context.now))),
                    JSON.Member("overdueReminders", .integer(Int64(watchman.overdue))),
                    JSON.Member("forgottenReminders", .integer(Int64(watch?.found ?? 0))),
                    JSON.Member("stoppedPushServices", .integer(Int64(stopped))),
                ]).text)
        } catch {
            return unavailable(error.code)
        }
    }

    private func unavailable(_ code: String) -> Response {
        responses.json(
            #"{"status":"unavailable","version":"\#(hexisVersion)","code":"\#(code)"}"#, .serviceUnavailable)
    }
}
