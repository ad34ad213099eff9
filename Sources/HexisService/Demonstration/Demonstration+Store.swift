import Foundation
import HexisApp
import HexisCore
import HexisExchange
import HexisStore

/// The made-up people of a demonstration.
package struct DemonstrationPeople: Sendable {
    package let patient: Identifier
    package let careProvider: Identifier
}

/// Writes the demonstration's people into a store created for it: one with half a year of data, and their care provider.
///
/// The person has no time zone: a visitor would be asked whether they are travelling, and would answer for every
/// visitor.
package func makeDemonstration(in store: any Store, world: World = .machine) async throws
    -> DemonstrationPeople
{
    let password = NewPassword.unguessable(world)
    let hash = try PasswordHash(of: password, salt: world.randomBytes(16))
    let person = try await store.createPerson(NewPerson(userName: "demo", passwordHash: hash.text))
    let nurse = try await store.createPerson(NewPerson(userName: "nurse-anna", passwordHash: hash.text))
    let entries = Demonstration.entries(
        until: Moment(instant: world.now(), offset: 0), device: world.identifier(),
        sharingWith: try await connect(nurse, to: person, in: store, world))
    try await Journals(store, LivePractices(store)).record(entries, for: person)
    try await drawPhotos(of: person, into: store)
    return DemonstrationPeople(patient: person, careProvider: nurse)
}

/// Uses a code of the person for the nurse, and returns the nurse's request.
private func connect(
    _ nurse: Identifier, to person: Identifier, in store: any Store, _ world: World
) async throws -> CareRequested? {
    guard let code = TokenHash(bytes: world.randomBytes(32)), let name = Line("nurse-anna") else {
        return nil
    }
    let now = world.now()
    let link = CareLink(connection: world.identifier(), patient: person, provider: nurse)
    try await store.add(CareInvitation(id: world.identifier(), patient: person, made: now), code: code)
    try await store.add(link, byInvitation: code, at: now)
    return CareRequested(connection: link.connection, provider: nurse, name: name)
}

/// Draws the photos, all at once, because each waits for libvips. Where it is not installed, they have no pictures.
private func drawPhotos(of person: Identifier, into store: any Store) async throws {
    let maker = PictureMaker()
    try await withThrowingTaskGroup { group in
        for photo in Demonstration.photos {
            group.addTask {
                guard let png = Landscape(photo.view).png,
                    let picture = try? await maker.picture(drawnAs: png, for: person)
                else { return }
                try await store.keep(picture, of: photo.id, of: person)
            }
        }
        try await group.waitForAll()
    }
}

extension PictureMaker {
    fileprivate func picture(drawnAs png: [UInt8], for person: Identifier) async throws -> Picture {
        let drawing = try UnlinkedFile(in: FileManager.default.temporaryDirectory.path)
        _ = try png.withUnsafeBytes { try drawing.append($0) }
        return try await picture(from: SentFile(drawing), of: person)
    }
}

extension NewPassword {
    /// A password that is never typed.
    fileprivate static func unguessable(_ world: World) -> String {
        "\(world.identifier())\(world.identifier())"
    }
}
