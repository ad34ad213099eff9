import Foundation
import HexisApp
package import HexisCore
import HexisExchange
package import HexisStore

/// The made-up people of a demonstration.
package struct DemonstrationPeople: Sendable {
    package let patient: PersonID
    package let careProvider: PersonID
    /// A friend who pursues one of the patient's goals.
    package let companion: PersonID
}

/// Writes the demonstration's people into a store created for it: one with half a year of data, their care provider,
/// and a friend.
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
    let friend = try await store.createPerson(NewPerson(userName: "kim", passwordHash: hash.text))
    let moment = Moment(instant: world.now(), offset: 0)
    let (mine, theirs) = try await befriend(friend, person, in: store, world)
    let journals = Journals(store, LivePractices(store))
    try await journals.record(
        Demonstration.entries(
            until: moment, device: world.identifier(),
            sharingWith: try await connect(nurse, to: person, in: store, world), readingWith: mine),
        for: person)
    try await journals.record(
        Demonstration.providersEntries(until: moment, device: world.identifier()), for: nurse)
    if let theirs {
        try await journals.record(
            Demonstration.friendsEntries(until: moment, device: world.identifier(), readingWith: theirs),
            for: friend)
    }
    try await drawPhotos(of: person, into: store)
    return DemonstrationPeople(patient: person, careProvider: nurse, companion: friend)
}

/// Uses a code of the person for the friend, and returns that they joined, for the journals of both.
private func befriend(
    _ friend: PersonID, _ person: PersonID, in store: any Store, _ world: World
) async throws(StoreError) -> (of: CompanionJoined?, friends: CompanionJoined?) {
    guard let code = TokenHash(bytes: world.randomBytes(32)), let name = Line("demo"),
        let friendsName = Line("kim")
    else { return (nil, nil) }
    let now = world.now()
    let link = CompanionLink(
        companion: world.identifier(), inviter: person, invited: friend, challenge: Demonstration.books)
    try await store.add(
        CompanionInvitation(id: world.identifier(), person: person, challenge: link.challenge, made: now),
        code: code)
    try await store.add(link, byInvitation: code, at: now)
    return (
        CompanionJoined(
            companion: link.companion, person: friend.identifier, name: friendsName,
            challenge: Demonstration.books),
        CompanionJoined(
            companion: link.companion, person: person.identifier, name: name,
            challenge: Demonstration.friendsBooks)
    )
}

/// Uses a code of the person for the nurse, and returns the nurse's request.
private func connect(
    _ nurse: PersonID, to person: PersonID, in store: any Store, _ world: World
) async throws(StoreError) -> CareRequested? {
    guard let code = TokenHash(bytes: world.randomBytes(32)), let name = Line("nurse-anna") else {
        return nil
    }
    let now = world.now()
    let link = CareLink(connection: world.identifier(), patient: person, provider: nurse)
    try await store.add(CareInvitation(id: world.identifier(), patient: person, made: now), code: code)
    try await store.add(link, byInvitation: code, at: now)
    return CareRequested(connection: link.connection, provider: nurse.identifier, name: name)
}

/// Draws the photos, all at once, because each waits for libvips. Where it is not installed, they have no pictures.
private func drawPhotos(of person: PersonID, into store: any Store) async throws {
    let maker = PictureMaker()
    try await withThrowingTaskGroup { group in
        for photo in Demonstration.photos {
            group.addTask { try await draw(photo, of: person, by: maker, into: store) }
        }
        try await group.waitForAll()
    }
}

private func draw(
    _ photo: DemonstrationPhoto, of person: PersonID, by maker: PictureMaker, into store: any Store
) async throws {
    guard let png = Landscape(photo.view).png,
        let picture = try? await maker.picture(drawnAs: png, for: person)
    else { return }
    try await store.keep(picture, of: photo.id, of: person)
}

extension PictureMaker {
    fileprivate func picture(drawnAs png: [UInt8], for person: PersonID) async throws -> Picture {
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
