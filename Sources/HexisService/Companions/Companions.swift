import Crypto
import Foundation
import HexisApp
package import HexisCore
import HexisStore
import Logging

/// Brings companions together, and lets each hear what the other chose to show.
///
/// What is shown is decided by the journals of the two alone; the store knows only who used whose code. What one shows,
/// the server writes into the journal of the other when they look, so that it is there without a network, too.
package struct Companions: Sendable {
    private let store: any Store
    private let journals: Journals
    private let quota: JournalQuota
    private let zones: ZoneFolder
    private let world: World
    private let logger: Logger
    private let key: SymmetricKey
    private let alone = PeopleWithoutCompanions()
    private let guesses: Throttle

    init(
        _ store: any Store, _ journals: Journals, within quota: JournalQuota, _ zones: ZoneFolder,
        _ world: World, _ logger: Logger
    ) {
        self.store = store
        self.journals = journals
        self.quota = quota
        self.zones = zones
        self.world = world
        self.logger = logger
        key = SymmetricKey(data: store.lastingKey(for: "companion codes"))
        guesses = Throttle("companion codes", .codes, store)
    }

    /// Makes a code with which one person can join a goal.
    package func invite(_ person: PersonID, to challenge: Identifier, at now: Instant) async throws
        -> String
    {
        let code = TypedCode.make(from: world)
        guard let hash = TypedCode.hash(of: code, under: key) else { preconditionFailure("no code was made") }
        let invitation = CompanionInvitation(
            id: world.identifier(), person: person, challenge: challenge, made: now)
        try await store.add(invitation, code: hash)
        return code
    }

    /// Whether a code is a person's own and can still be used.
    package func isInvitation(_ code: String, of person: PersonID, at now: Instant) async throws -> Bool {
        guard let hash = TypedCode.hash(of: code, under: key) else { return false }
        return try await store.companionInvitation(by: hash, at: now)?.person == person
    }

    /// Whose code somebody typed, and for which goal. Throws if they typed too many.
    package func invitation(by code: String, for guest: PersonID, at now: Instant) async throws
        -> CompanionCode
    {
        if let seconds = try await guesses.attempt(guest.bytes, at: now) {
            throw ServiceError.refused(.tooFast(seconds: seconds))
        }
        guard let hash = TypedCode.hash(of: code, under: key),
            let invitation = try await store.companionInvitation(by: hash, at: now),
            let inviter = try await store.account(of: invitation.person), !inviter.isSuspended
        else { return .unknown }
        guard inviter.person != guest else { return .own }
        return try await answer(to: guest, by: inviter, for: invitation.challenge, hash, at: now)
    }

    private func answer(
        to guest: PersonID, by inviter: Account, for challenge: Identifier, _ code: TokenHash,
        at now: Instant
    ) async throws -> CompanionCode {
        let practice = try await journals.practices.practice(of: inviter.person)
        // As if it did not exist: whom somebody blocks is theirs alone.
        guard !practice.isBlocked(guest.identifier) else { return .unknown }
        guard try await !journals.practices.practice(of: guest).isBlocked(inviter.person.identifier) else {
            return .blocked(inviter.userName)
        }
        guard let goal = goal(challenge, of: practice, at: now) else { return .over }
        guard !practice.hasCompanion(guest, in: goal) else { return .alreadyJoined(inviter.userName) }
        try await guesses.forgive(guest.bytes, at: now)
        return .of(CompanionOffer(inviter: inviter, goal: goal, code: code))
    }

    /// A goal that others can still join; `nil` if it is over, or was deleted.
    private func goal(_ challenge: Identifier, of practice: Practice, at now: Instant) -> SharedGoal? {
        let today = zones.today(of: practice, at: now)
        guard let goal = practice.sharedGoal(challenge), !practice.isOver(goal, on: today) else { return nil }
        return goal
    }

    /// Makes two people companions, and uses the code up. Returns the goal that the guest gets for it: the same as the
    /// inviter's.
    package func join(
        _ offer: CompanionOffer, as guest: SignedIn, showing level: CompanionLevel, at now: Instant
    ) async throws -> Identifier {
        if let refusal = try await quota.refusal(of: guest.person) { throw ServiceError.refused(refusal) }
        let link = CompanionLink(
            companion: world.identifier(), inviter: offer.inviter.person, invited: guest.person,
            challenge: offer.goal.id)
        try await add(link, by: offer.code, at: now)
        try await complete(link, offer.goal, at: now)
        let shown = CompanionShown(companion: link.companion, level: level)
        try await record([(.companionShown(shown), link.companion.derived(6))], for: guest.person, at: now)
        return link.guestsGoal
    }

    private func add(_ link: CompanionLink, by code: TokenHash, at now: Instant) async throws {
        // Also after an error, because the link may be stored all the same.
        defer { alone.meet(link.inviter, link.invited) }
        try await store.add(link, byInvitation: code, at: now)
    }

    /// Writes into a person's journal what they lack of what their companions show. Whatever goes wrong is logged, and one
    /// companion whose data is damaged hides no other: a page or a device that waits for it gets the last known state.
    package func refresh(_ person: PersonID, at now: Instant) async {
        guard !alone.contains(person) else { return }
        await logging { () async throws(StoreError) in
            for link in try await links(of: person) {
                await logging { () async throws(StoreError) in try await hear(of: link, person, at: now) }
            }
        }
    }

    private func links(of person: PersonID) async throws(StoreError) -> [CompanionLink] {
        let meetings = alone.meetings
        let links = try await store.companionLinks(of: person)
        // Two people may meet on another server.
        if links.isEmpty, !store.isShared { alone.insert(person, ifStill: meetings) }
        return links
    }

    private func logging(_ hear: () async throws(StoreError) -> Void) async {
        do {
            try await hear()
        } catch {
            logger.warning(
                "what a companion shows could not be brought up to date",
                metadata: ["error": "\(error.code)"])
        }
    }

    /// Has somebody hear at once of the cheers of a companion if they want a notification of them.
    func notifyOfCheers(to person: PersonID, in companion: Identifier) async throws(StoreError) {
        let practice = try await journals.practices.practice(of: person)
        guard practice.companion(companion)?.isNotified == true, !practice.settings.isPaused else { return }
        await refresh(person, at: world.now())
    }

    /// Ends what somebody has with all their companions, because their account is erased.
    func endAll(of person: PersonID, at now: Instant) async throws(StoreError) {
        for link in try await store.companionLinks(of: person) {
            let other = link.other(than: person)
            let companion = try await journals.practices.practice(of: other).companion(link.companion)
            guard let companion, !companion.isOver else { continue }
            let left = CompanionLeft(companion: link.companion, party: .companion)
            try await record([(.companionLeft(left), link.companion.derived(2))], for: other, at: now)
        }
    }

    private func hear(
        of link: CompanionLink, _ person: PersonID, at now: Instant
    ) async throws(StoreError) {
        let other = link.other(than: person)
        guard let account = try await store.account(of: other), !account.isSuspended else { return }
        let heard = try await news(of: link, person, from: other, at: now)
        if heard.isIncomplete { return try await makeUp(for: link, at: now) }
        if heard.isOver { return try await store.removeCompanionLink(link.companion) }
        try await record(
            heard.news.map { ($0.fact, $0.source ?? world.identifier()) }, for: person, at: now)
    }

    /// The server stopped after the code was used up, and before it recorded that the two met.
    private func makeUp(for link: CompanionLink, at now: Instant) async throws(StoreError) {
        let practice = try await journals.practices.practice(of: link.inviter)
        guard let goal = practice.sharedGoal(link.challenge) else { return }
        try await complete(link, goal, at: now)
    }

    /// Scoped so that the practices are released before anything is recorded: while one is still referenced, a change has
    /// to copy what it changes.
    private func news(
        of link: CompanionLink, _ person: PersonID, from other: PersonID, at now: Instant
    ) async throws(StoreError) -> (news: [CompanionNews], isIncomplete: Bool, isOver: Bool) {
        let mine = try await journals.practices.practice(of: person)
        let theirs = try await journals.practices.practice(of: other)
        guard let here = mine.companion(link.companion), let there = theirs.companion(link.companion) else {
            return ([], true, false)
        }
        let news = mine.news(
            of: link.companion, from: theirs, on: zones.today(of: theirs, at: now), at: now)
        return (news, false, here.isOver && there.isOver)
    }

    /// Records in both journals that the two met, and in the guest's their goal, as far as that is not recorded yet.
    private func complete(
        _ link: CompanionLink, _ goal: SharedGoal, at now: Instant
    ) async throws(StoreError) {
        guard let (inviter, guest) = try await names(of: link) else { return }
        let today = zones.today(of: try await journals.practices.practice(of: link.invited), at: now)
        let met = link.joined(link.inviter, named: inviter, in: link.guestsGoal)
        try await record(link.copy(of: goal, from: today) + [met], for: link.invited, at: now)
        let joined = link.joined(link.invited, named: guest, in: link.challenge)
        try await record([joined], for: link.inviter, at: now)
    }

    private func names(
        of link: CompanionLink
    ) async throws(StoreError) -> (inviter: Line, guest: Line)? {
        guard let inviter = try await store.account(of: link.inviter),
            let guest = try await store.account(of: link.invited),
            let inviterName = Line(inviter.userName), let guestName = Line(guest.userName)
        else { return nil }
        return (inviterName, guestName)
    }

    private func record(
        _ facts: [(fact: Fact, id: Identifier)], for person: PersonID, at now: Instant
    ) async throws(StoreError) {
        guard !facts.isEmpty else { return }
        let instant = try await journals.practices.practice(of: person).instant(at: now)
        let entries = facts.enumerated().map { number, fact in
            Entry(
                id: fact.id, at: instant.advanced(byMilliseconds: Int64(number)), device: .companions,
                fact: fact.fact)
        }
        try await journals.record(entries, for: person)
    }
}

extension CompanionLink {
    /// The goal that the guest gets: the same again if it is recorded again.
    fileprivate var guestsGoal: Identifier { companion.derived(4) }

    /// The goal as the guest's own, from a day on.
    fileprivate func copy(of goal: SharedGoal, from day: Day) -> [(fact: Fact, id: Identifier)] {
        goal.facts(named: guestsGoal, from: day).enumerated().map { number, fact in
            (fact: fact, id: companion.derived(5).derived(UInt64(number)))
        }
    }

    fileprivate func joined(
        _ person: PersonID, named name: Line, in challenge: Identifier
    ) -> (fact: Fact, id: Identifier) {
        let joined = CompanionJoined(
            companion: companion, person: person.identifier, name: name, challenge: challenge)
        return (.companionJoined(joined), companion.derived(1))
    }
}

extension Practice {
    fileprivate func hasCompanion(_ person: PersonID, in goal: SharedGoal) -> Bool {
        companions(of: goal.id).contains { $0.person == person.identifier }
    }
}
