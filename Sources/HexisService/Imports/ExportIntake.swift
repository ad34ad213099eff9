import HexisApp
import HexisCore
import HexisExchange
import HexisExport
import HexisStore

/// Records what an export contains in a person's journal.
struct ExportIntake {
    private let store: any Store
    private let journals: Journals
    private let storage: StorageQuota
    private let pictures: PictureMaker
    private let folder: String
    private let world: World
    private let person: PersonID

    init(
        _ store: any Store, _ journals: Journals, within storage: StorageQuota, _ pictures: PictureMaker,
        folder: String, _ world: World, of person: PersonID
    ) {
        self.store = store
        self.journals = journals
        self.storage = storage
        self.pictures = pictures
        self.folder = folder
        self.world = world
        self.person = person
    }

    /// - Parameter descriptor: The open file, which stays open.
    func record(_ descriptor: Int32) async throws -> ExportImportResult {
        var result = ExportImportResult()
        let reader = try ExportReader(descriptor)
        let connections = try await connections
        var photos: Set<Identifier> = []
        var waiting: [Entry] = []
        while let piece = try reader.next() {
            try Task.checkCancellation()
            switch piece {
            case .entries(let entries):
                waiting += entries.filter { !$0.fact.isAbout(connections) }
                photos.formUnion(entries.compactMap { $0.fact.addedPhoto })
                guard waiting.count >= ExportIntake.atOnce else { continue }
                result.entries += try await append(waiting)
                waiting = []
            case .picture(let photo, let bytes):
                result.entries += try await append(waiting)
                waiting = []
                result.photos += try await keep(bytes, of: photo) ? 1 : 0
            }
        }
        result.entries += try await append(waiting)
        result.lostPhotos = try await lost(of: photos)
        result.endedConnections = try await endConnections()
        return result
    }

    /// How many of these photos are in the journal, but have no picture.
    private func lost(of photos: Set<Identifier>) async throws(StoreError) -> Int {
        let practice = try await journals.practices.practice(of: person)
        var lost = 0
        for photo in photos where practice.photo(photo) != nil {
            let isThere = try await store.picture(.small, of: photo, of: person) != nil
            lost += isThere ? 0 : 1
        }
        return lost
    }

    /// The connections to people of this server. What they may see is not decided by a file.
    private var connections: Set<Identifier> {
        get async throws(StoreError) {
            let cared = try await store.careLinks(ofPatient: person).map { $0.connection }
            let joined = try await store.companionLinks(of: person).map { $0.companion }
            return Set(cared + joined)
        }
    }

    /// The entries of one commit. Reminders are planned anew after each.
    private static let atOnce = 2000

    /// Appends entries as a device's are, and returns how many are new.
    private func append(_ entries: [Entry]) async throws -> Int {
        let now = world.now()
        let possible = entries.filter { !JournalClock.isTooFarAhead($0.at, at: now) }
        guard !possible.isEmpty else { return 0 }
        return try await journals.append(possible, to: person).count {
            if case .accepted = $0 { true } else { false }
        }
    }

    /// Keeps a picture as if it had just been taken: it is scaled and stripped anew. Returns whether it was kept now.
    private func keep(_ bytes: [UInt8], of photo: Identifier) async throws -> Bool {
        guard try await isMissing(photo) else { return false }
        let file = try UnlinkedFile(in: folder)
        _ = try bytes.withUnsafeBytes { try file.append($0) }
        do {
            let picture = try await pictures.picture(from: SentFile(file), of: person)
            try await store.keep(picture, of: photo, of: person)
            return true
        } catch is PictureMaker.Failure {
            return false
        }
    }

    /// Whether a photo of the journal has no picture yet, and there is room for one.
    private func isMissing(_ photo: Identifier) async throws -> Bool {
        guard try await journals.practices.practice(of: person).photo(photo) != nil,
            try await store.picture(.small, of: photo, of: person) == nil
        else { return false }
        return try await storage.photoSize(of: person) < storage.photoLimit(of: person)
    }

    /// Ends, in this journal, the connections to people that this server knows nothing of: pages would say that somebody can
    /// see what they cannot.
    private func endConnections() async throws(StoreError) -> Int {
        let now = world.now()
        let practice = try await journals.practices.practice(of: person)
        let connections = try await connections
        let ends = practice.ends(but: connections, on: Moment(instant: now).today)
        let entries = entries(ends, from: practice.instant(at: now))
        if !entries.isEmpty { try await journals.record(entries, for: person) }
        return entries.count
    }

    private func entries(_ facts: [Fact], from first: Instant) -> [Entry] {
        facts.enumerated().map { place, fact in
            Entry(
                id: world.identifier(), at: first.advanced(byMilliseconds: Int64(place)),
                device: person.programs, fact: fact)
        }
    }
}

extension Practice {
    /// The ends of its connections, except for some.
    fileprivate func ends(but kept: Set<Identifier>, on today: Day) -> [Fact] {
        careConnections.filter { !$0.state(on: today).isOver && !kept.contains($0.id) }.map {
            .careEnded(CareEnded(connection: $0.id, party: .patient))
        }
            + companions.filter { !$0.isOver && !kept.contains($0.id) }.map {
                .companionLeft(CompanionLeft(companion: $0.id, party: .person))
            }
    }
}

extension Fact {
    /// Whether it is about one of these connections to a care provider or a companion.
    fileprivate func isAbout(_ connections: Set<Identifier>) -> Bool {
        switch self {
        case .care(let fact): connections.contains(fact.connection)
        case .companion(let fact): connections.contains(fact.companion)
        default: false
        }
    }

    fileprivate var addedPhoto: Identifier? {
        if case .photo(.photoAdded(let fact)) = self { fact.photo } else { nil }
    }
}
