import Crypto
import Foundation
import HexisApp
package import HexisCore
package import HexisStore

/// Connects patients and care providers, shows providers what they may see, and logs each look.
///
/// What a provider may see is decided by the patient's journal alone; the store knows only who used whose code.
package struct Care: Sendable {
    private let store: any Store
    private let journals: Journals
    private let quota: JournalQuota
    private let zones: ZoneFolder
    private let world: World
    private let key: SymmetricKey
    private let guesses: Throttle

    init(
        _ store: any Store, _ journals: Journals, within quota: JournalQuota, _ zones: ZoneFolder,
        _ world: World
    ) {
        self.store = store
        self.journals = journals
        self.quota = quota
        self.zones = zones
        self.world = world
        key = SymmetricKey(data: store.lastingKey(for: "care codes"))
        guesses = Throttle("care codes", .codes, store)
    }

    /// Makes a code with which one care provider can ask to follow the patient.
    package func invite(to patient: PersonID, at now: Instant) async throws(StoreError) -> String {
        let code = TypedCode.make(from: world)
        guard let hash = hash(of: code) else { preconditionFailure("no code was made") }
        let invitation = CareInvitation(id: world.identifier(), patient: patient, made: now)
        try await store.add(invitation, code: hash)
        return code
    }

    /// Whose code somebody typed. Throws if they typed too many.
    package func invitation(by code: String, of provider: PersonID, at now: Instant) async throws
        -> CareCode
    {
        try await countGuess(of: provider, at: now)
        guard let hash = hash(of: code),
            let invitation = try await store.careInvitation(by: hash, at: now),
            let account = try await store.account(of: invitation.patient)
        else { return .unknown }
        guard invitation.patient != provider else { return .own }
        try await guesses.forgive(provider.bytes, at: now)
        let isFollowed = try await isFollowed(account.person, by: provider, at: now)
        return isFollowed ? .alreadyConnected(account.userName) : .of(account, hash)
    }

    private func countGuess(of provider: PersonID, at now: Instant) async throws {
        if let seconds = try await guesses.attempt(provider.bytes, at: now) {
            throw ServiceError.refused(.tooFast(seconds: seconds))
        }
    }

    private func isFollowed(
        _ person: PersonID, by provider: PersonID, at now: Instant
    ) async throws(StoreError) -> Bool {
        for link in try await store.careLinks(ofProvider: provider) where link.patient == person {
            if let patient = try await patient(link, at: now), !patient.isOver { return true }
        }
        return false
    }

    /// Whether a code is the patient's own and can still be used.
    package func isInvitation(
        _ code: String, to patient: PersonID, at now: Instant
    ) async throws(StoreError) -> Bool {
        guard let hash = hash(of: code) else { return false }
        return try await store.careInvitation(by: hash, at: now)?.patient == patient
    }

    /// Asks the patient whose code it is to let somebody follow them. The code is then used up.
    package func request(
        _ code: TokenHash, of patient: PersonID, by provider: SignedIn, at now: Instant
    ) async throws {
        let link = CareLink(
            connection: world.identifier(), patient: patient, provider: provider.person)
        try await store.add(link, byInvitation: code, at: now)
        try await recordRequest(link, of: provider.userName, at: now)
    }

    /// Makes something of each patient of a provider whose connection is not over, in no particular order, and records
    /// that the provider looked at the list of them. Of patients whose data is damaged it makes nothing, and counts them:
    /// one of them hides no other.
    package func patients<Made: Sendable>(
        of provider: PersonID, at now: Instant, make: @Sendable (CarePatient) -> Made
    ) async throws -> (made: [Made], damaged: Int) {
        try await patients(of: provider, on: .list, at: now, make: make)
    }

    private func patients<Made: Sendable>(
        of provider: PersonID, on page: CareLooked.Page, at now: Instant,
        make: @Sendable (CarePatient) -> Made
    ) async throws -> (made: [Made], damaged: Int) {
        var (made, damaged): ([Made], Int) = ([], 0)
        for link in try await store.careLinks(ofProvider: provider) {
            do {
                if let one = try await looking(at: link, on: page, at: now, make: make) { made.append(one) }
            } catch StoreError.unreadable {
                damaged += 1
            }
        }
        return (made, damaged)
    }

    /// Counts those of a provider's patients who need attention, and records for each that it was counted.
    func week(of provider: PersonID, at now: Instant) async throws -> PatientsWeek {
        // Of each only this, so that its practice is released before the look is recorded.
        let all = try await patients(of: provider, on: .summary, at: now) { patient in
            (isActive: patient.isActive, isTroubled: !patient.troubles.isEmpty, isMetSoon: patient.isMetSoon)
        }
        let patients = all.made.filter { $0.isActive }
        return PatientsWeek(
            people: patients.count, troubled: patients.count { $0.isTroubled },
            followUps: patients.count { $0.isMetSoon })
    }

    /// Makes something of one of a provider's patients, and records that the provider looked. Returns `nil` if there is no
    /// such connection, or it is over.
    package func patient<Made: Sendable>(
        _ connection: Identifier, of provider: PersonID, at now: Instant,
        make: @Sendable (CarePatient) async throws -> Made
    ) async throws -> Made? {
        guard let link = try await link(connection, of: provider) else { return nil }
        return try await looking(at: link, on: .patient, at: now, make: make)
    }

    /// Records in a patient's journal what a provider writes, once for each form. Returns `false` where nothing can be made
    /// of it for this patient; throws if there is no such connection, or it is not active.
    package func record(
        from form: Identifier?, by connection: Identifier, of provider: PersonID, at now: Instant,
        make: (CarePatient) -> [Fact]?
    ) async throws -> Bool {
        guard let link = try await link(connection, of: provider),
            let patient = try await patient(link, at: now), patient.isActive
        else { throw ServiceError.refused(.notFound) }
        guard let facts = make(patient) else { return false }
        let instant = patient.practice.instant(at: now)
        let form = link.connection.derived(EntryNumber.form(form ?? world.identifier()).value)
        try await quota.record(entries(facts, form, at: instant), for: link.patient, in: journals)
        return true
    }

    private func entries(_ facts: [Fact], _ form: Identifier, at instant: Instant) -> [Entry] {
        facts.enumerated().map { number, fact in
            Entry(
                id: number == 0 ? form : form.derived(UInt64(number)), at: instant, device: .careProviders,
                fact: fact)
        }
    }

    /// Ends one of a provider's connections. Returns whether there was one that was not over.
    package func end(
        _ connection: Identifier, of provider: PersonID, at now: Instant
    ) async throws(StoreError) -> Bool {
        guard let link = try await link(connection, of: provider),
            try await patient(link, at: now)?.isOver == false
        else { return false }
        try await end(link, at: now)
        return true
    }

    /// Returns once the look is durable, so that nothing is shown before.
    private func looking<Made: Sendable>(
        at link: CareLink, on page: CareLooked.Page, at now: Instant,
        make: @Sendable (CarePatient) async throws -> Made
    ) async throws -> Made? {
        guard let (made, look) = try await makingFirst(of: link, on: page, at: now, make: make) else {
            return nil
        }
        if let look {
            // At the time of the server's own clock, whatever the times of the patient's entries are.
            let entry = Entry(
                id: world.identifier(), at: now, device: .careProviders, fact: .careLooked(look))
            try await journals.record([entry], for: link.patient)
        }
        return made
    }

    /// Scoped so that the practice is released before the look is recorded: while it is still referenced, a change has to
    /// copy what it changes.
    private func makingFirst<Made: Sendable>(
        of link: CareLink, on page: CareLooked.Page, at now: Instant,
        make: @Sendable (CarePatient) async throws -> Made
    ) async throws -> (Made, CareLooked?)? {
        guard let patient = try await patient(link, at: now), !patient.isOver else { return nil }
        return (try await make(patient), patient.look(on: page))
    }

    private func link(
        _ connection: Identifier, of provider: PersonID
    ) async throws(StoreError) -> CareLink? {
        try await store.careLinks(ofProvider: provider).first { $0.connection == connection }
    }

    /// Ends the connections to all patients of somebody whose account is erased.
    func endAll(ofProvider provider: PersonID, at now: Instant) async throws(StoreError) {
        for link in try await store.careLinks(ofProvider: provider) { try await end(link, at: now) }
    }

    private func end(_ link: CareLink, at now: Instant) async throws(StoreError) {
        let fact = Fact.careEnded(CareEnded(connection: link.connection, party: .provider))
        try await journals.record([try await entry(fact, .end, of: link, at: now)], for: link.patient)
    }

    private func patient(_ link: CareLink, at now: Instant) async throws(StoreError) -> CarePatient? {
        guard let account = try await store.account(of: link.patient), !account.isSuspended else {
            return nil
        }
        let practice = try await journals.practices.practice(of: link.patient)
        guard let connection = practice.careConnection(link.connection) else {
            try await makeUp(for: link, at: now)
            return nil
        }
        return CarePatient(
            userName: account.userName, practice: practice, connection: connection,
            zone: zones.rules(of: practice), now: now)
    }

    /// The server stopped after the code was used up, and before it recorded the request.
    private func makeUp(for link: CareLink, at now: Instant) async throws(StoreError) {
        guard let provider = try await store.account(of: link.provider) else { return }
        try await recordRequest(link, of: provider.userName, at: now)
    }

    private func recordRequest(
        _ link: CareLink, of userName: String, at now: Instant
    ) async throws(StoreError) {
        guard let name = Line(userName) else { preconditionFailure("a user name is a line") }
        let fact = Fact.careRequested(
            CareRequested(connection: link.connection, provider: link.provider.identifier, name: name))
        try await journals.record([try await entry(fact, .request, of: link, at: now)], for: link.patient)
    }

    private func entry(
        _ fact: Fact, _ number: EntryNumber, of link: CareLink, at now: Instant
    ) async throws(StoreError) -> Entry {
        let practice = try await journals.practices.practice(of: link.patient)
        return Entry(
            id: link.connection.derived(number.value), at: practice.instant(at: now),
            device: .careProviders, fact: fact)
    }

    /// From what the identifier of an entry derives, together with its connection: the same is recorded once, and no form
    /// that a provider sends can take the place of another entry.
    private enum EntryNumber {
        case request, end
        case form(Identifier)

        var value: UInt64 {
            switch self {
            case .request: 1
            case .end: 2
            case .form(let id): id.low | 1 << 63
            }
        }
    }

    private func hash(of text: String) -> TokenHash? {
        TypedCode.hash(of: text, under: key)
    }
}
