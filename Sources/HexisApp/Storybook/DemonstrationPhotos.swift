public import HexisCore

/// A photo of Robin's.
public struct DemonstrationPhoto: Sendable {
    public let id: Identifier
    public let view: View
    let caption: String
    let subject: Photo.Subject
    let daysAgo: Int
    let hour: Int

    /// What is to be seen on it.
    public enum View: CaseIterable, Sendable {
        case evening, fog, leaves, hills, sunrise, sea, dunes
    }
}

extension Demonstration {
    /// The photos, of which the server draws the pictures.
    public static var photos: [DemonstrationPhoto] {
        let walk = Photo.Subject.habit(id(of: "Walk in the park"))
        let pictures: [(DemonstrationPhoto.View, String, Photo.Subject, ago: Int, hour: Int)] = [
            (.evening, "The long way home", walk, 1, 16), (.fog, "Fog over the meadow", walk, 8, 8),
            (.leaves, "The last leaves", walk, 22, 15), (.hills, "With Alex and the dog", walk, 36, 14),
            (.sunrise, "Ten past seven", .challenge(sunrise), 9, 7), (.sea, "By the sea", .day, 57, 12),
            (.dunes, "Low tide", .day, 53, 18),
        ]
        return pictures.enumerated().map { number, picture in
            DemonstrationPhoto(
                id: id(3000 + UInt64(number)), view: picture.0, caption: picture.1, subject: picture.2,
                daysAgo: picture.ago, hour: picture.hour)
        }
    }

    mutating func takePhotos() {
        for photo in Demonstration.photos {
            let added = PhotoAdded(
                photo: photo.id, subject: photo.subject, day: day(photo.daysAgo), caption: Line(photo.caption)
            )
            record(.photoAdded(added), daysAgo: photo.daysAgo, at: photo.hour)
        }
    }
}
