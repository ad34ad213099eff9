import HexisApp
import HexisCore
import HexisStore

/// Writes the demonstration's person and half a year of their data into a store created for it.
///
/// The person has no time zone: a visitor would be asked whether they are travelling, and would answer for every
/// visitor.
package func makeDemonstration(in store: any Store, world: World = .machine) async throws -> Identifier {
    let password = NewPassword.unguessable(world)
    let hash = try PasswordHash(of: password, salt: world.randomBytes(16))
    let person = try await store.createPerson(NewPerson(userName: "demo", passwordHash: hash.text))
    let entries = Demonstration.entries(
        until: Moment(instant: world.now(), offset: 0), device: world.identifier())
    try await Journals(store, LivePractices(store)).record(entries, for: person)
    for photo in Demonstration.photos {
        let picture = Landscape(photo.view).jpeg
        try await store.keep(Picture(large: picture, small: picture), of: photo.id, of: person)
    }
    return person
}

extension NewPassword {
    /// A password that is never typed.
    fileprivate static func unguessable(_ world: World) -> String {
        "\(world.identifier())\(world.identifier())"
    }
}
