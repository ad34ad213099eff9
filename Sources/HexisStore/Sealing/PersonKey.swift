import Crypto
import Foundation
import HexisCore

/// The key that everything a person wrote is sealed under.
struct PersonKey: Sendable {
    let person: PersonID
    let bytes: Data
    private let key: SymmetricKey

    init(person: PersonID, bytes: Data) {
        self.person = person
        self.bytes = bytes
        key = SymmetricKey(data: bytes)
    }

    static func random(for person: PersonID) -> PersonKey {
        PersonKey(person: person, bytes: SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) })
    }

    func seal(_ bytes: Data, as place: SealedPlace) throws(StoreError) -> Data {
        do {
            return try Sealing.seal(bytes, under: key, boundTo: context(place))
        } catch {
            throw .unreadable(person: person, field: place.field)
        }
    }

    /// Returns `nil` if the bytes were not sealed under this key for this very place.
    func open(_ sealed: Data, as place: SealedPlace) -> Data? {
        Sealing.open(sealed, under: key, boundTo: context(place))
    }

    /// The same, but throws if the bytes do not open.
    func requireOpen(_ sealed: Data, as place: SealedPlace) throws(StoreError) -> Data {
        guard let bytes = open(sealed, as: place) else {
            throw .unreadable(person: person, field: place.field)
        }
        return bytes
    }

    func openText(_ sealed: Data, as place: SealedPlace) throws(StoreError) -> String {
        String(decoding: try requireOpen(sealed, as: place), as: UTF8.self)
    }

    /// Throws if the bytes do not open, or hold no profile.
    func openProfile(_ sealed: Data) throws(StoreError) -> Profile {
        guard let profile = open(sealed, as: .profile).flatMap({ Profile(bytes: $0) }) else {
            throw .unreadable(person: person, field: SealedPlace.profile.field)
        }
        return profile
    }

    private func context(_ place: SealedPlace) -> [UInt8] { person.bytes + place.bytes }
}
