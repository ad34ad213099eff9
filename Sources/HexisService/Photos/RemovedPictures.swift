package import HexisCore
import HexisStore
import Logging

/// Deletes the pictures of removed photos.
package struct RemovedPictures: JournalObserver {
    let store: any PictureStore
    let logger: Logger

    package func journal(of person: PersonID, has entries: [Entry]) async {
        for case .photo(.photoRemoved(let fact)) in entries.map(\.fact) {
            do {
                try await store.removePicture(of: fact.photo, of: person)
            } catch {
                logger.error("could not delete the picture of a removed photo", error)
            }
        }
    }
}
