@testable import HexisCore

extension Dice {
    /// A fact of the given kind, about one of a few photos.
    mutating func photoFact(_ kind: PhotoFact.Kind, of habit: Identifier) -> PhotoFact {
        switch kind {
        case .photoCaptioned: .photoCaptioned(PhotoCaptioned(photo: pauseName(), caption: maybe(line())))
        case .photoRemoved: .photoRemoved(PhotoRemoved(photo: pauseName()))
        case .photoAdded:
            .photoAdded(
                PhotoAdded(
                    photo: pauseName(), subject: one(of: [.day, .habit(habit), .challenge(pauseName())]),
                    day: day(), caption: maybe(line())))
        }
    }
}
