import Foundation
import HexisApp
import HexisCore
import HexisStore
import Hummingbird

/// One tap into somebody's habits, made up; only where the server runs as a demonstration.
struct DemoRoute: Sendable {
    let person: Identifier
    let entrance: EntranceRoutes

    var routes: [String: Route] {
        ["/demo": Route(post: { try await entrance.welcomeIn(person, to: "/today", $0) })]
    }
}

/// Writes the demonstration's person and their half a year into a store that is made for it.
public func makeDemonstration(in store: any Store, zones: ZoneFolder, world: World = .machine) async throws
    -> Identifier
{
    let password = NewPassword.unguessable(world)
    let hash = try PasswordHash(of: password, salt: world.randomBytes(16))
    let person = try await store.createPerson(NewPerson(userName: "demo", passwordHash: hash.text))
    let now = world.now()
    let zone = zones.names.contains(TimeZone.current.identifier) ? TimeZone.current.identifier : "UTC"
    let moment = Moment(instant: now, offset: zones.offset(of: zone, at: now))
    var entries = Demonstration.entries(until: moment, device: world.identifier())
    if let zone = Line(zone), let first = entries.first {
        entries.append(
            Entry(
                id: world.identifier(), at: first.at, device: first.device,
                fact: .timeZoneChosen(TimeZoneChosen(zone: zone))))
    }
    _ = try await store.append(entries, for: person)
    return person
}

extension NewPassword {
    /// For somebody who never types it.
    fileprivate static func unguessable(_ world: World) -> String {
        "\(world.identifier())\(world.identifier())"
    }
}
