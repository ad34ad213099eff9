import HexisApp
import HexisCore
import HexisStore
import HexisService
import Hummingbird

/// Tells a device when the clocks of its person's zone change within the next year, as far as the server knows.
/// Phones often learn of a new law sooner; comparing the two tells the person whether reminders may come an hour
/// off.
struct ClockChangeRoute: Sendable {
    let app: AppRoutes
    let responses: Responses

    var routes: [String: Route] { ["/clock-changes": app.forScripts(get: show)] }

    private static let year = Duration.days(366)

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let zone = try await app.practices.practice(of: signedIn.person).settings.zone?.text
        let rules = app.zones.rules(of: zone)
        let changes = ClockChangeRoute.changes(of: rules, after: context.now)
        return responses.json(
            JSON.object([
                JSON.Member("zone", .string(zone ?? "UTC")),
                JSON.Member("at", .integer(context.now.milliseconds)),
                JSON.Member("offset", .integer(Int64(rules.offset(at: context.now)))),
                JSON.Member("changes", .array(changes.map { $0.json })),
            ]).text)
    }

    static func changes(of rules: ZoneRules, after now: Instant) -> [ClockChange] {
        let end = now + year
        var changes: [ClockChange] = []
        var instant = now
        while instant < end {
            let change = ClockChange(after: instant) { rules.offset(at: $0) }
            if let change { changes.append(change) }
            instant = change?.at ?? instant.advanced(byMilliseconds: ClockChange.reach)
        }
        return changes
    }
}

extension ClockChange {
    fileprivate var json: JSON {
        .object([
            JSON.Member("at", .integer(at.milliseconds)), JSON.Member("offset", .integer(Int64(offset))),
        ])
    }
}
