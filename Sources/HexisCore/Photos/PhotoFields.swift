/// The state of a photo that its entries add up to.
struct PhotoFields: Hashable, Sendable {
    let id: Identifier
    private var added: Stamp?
    private var latest = Latest<PhotoAdded?>(initially: nil)
    private var caption = Latest<Line?>(initially: nil)
    private(set) var isRemoved = false

    init(id: Identifier) {
        self.id = id
    }

    /// The photo; `nil` before it was added, and once it was removed.
    var photo: Photo? {
        guard !isRemoved, let fact = latest.value, let added else { return nil }
        return Photo(id: id, subject: fact.subject, day: fact.day, caption: caption.value, added: added)
    }

    mutating func add(_ fact: PhotoAdded, at stamp: Stamp) {
        added = min(added ?? stamp, stamp)
        latest.set(fact, at: stamp)
        caption.set(fact.caption, at: stamp)
    }

    mutating func set(caption text: Line?, at stamp: Stamp) { caption.set(text, at: stamp) }

    mutating func remove() { isRemoved = true }
}

extension PracticeFields {
    /// Changes a photo in place, creating it if its addition has not arrived yet.
    mutating func change(photo id: Identifier, _ body: (inout PhotoFields) -> Void) {
        let index = photos.firstSortedIndex { $0.id >= id }
        if index == photos.count || photos[index].id != id { photos.insert(PhotoFields(id: id), at: index) }
        body(&photos[index])
    }

    func photo(_ id: Identifier) -> PhotoFields? {
        let index = photos.firstSortedIndex { $0.id >= id }
        return index < photos.count && photos[index].id == id ? photos[index] : nil
    }
}
