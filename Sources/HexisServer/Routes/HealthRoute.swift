import HexisStore
import Hummingbird

/// Tells whoever watches over the server how it is. It names nobody.
struct HealthRoute: Sendable {
    let store: any Store
    let practices: LivePractices
    let answers: Answers

    var routes: [String: Route] { ["/health": Route(get: show)] }

    @Sendable private func show(_ visit: Visit) async -> Response {
        do throws(StoreError) {
            try await store.check()
            let stopped = try await store.stoppedServices(at: visit.now).count
            return answers.json(
                #"{"status":"ok","version":"\#(hexisVersion)","unreadableEntries":\#(practices.unreadable),"#
                    + #""stoppedPushServices":\#(stopped)}"#)
        } catch {
            return answers.json(
                #"{"status":"unavailable","version":"\#(hexisVersion)","code":"\#(error.code)"}"#,
                .serviceUnavailable)
        }
    }
}
