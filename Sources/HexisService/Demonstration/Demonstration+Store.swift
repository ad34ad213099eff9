import Foundation
import HexisApp
import HexisCore
import HexisExchange
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
    try await drawPhotos(of: person, into: store)
    return person
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
