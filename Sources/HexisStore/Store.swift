import HexisCore

/// Where people, their sessions and their journals are kept.
///
/// Nothing is answered before it is durable. A person's ids mean nothing with another person's.
public protocol Store: Sendable {
    /// Changes when the stored journals may have gone back in time: cursors from before are then worth nothing.
    var epoch: Identifier { get }

    /// Registers a person under a user name that nobody has, whatever its letters' case.
    func createPerson(_ person: NewPerson) async throws(StoreError) -> Identifier
    /// The account that signs in by this user name; `nil` if there is none.
    func account(userName: String) async throws(StoreError) -> Account?
    /// The account of a person; `nil` if there is none.
    func account(of person: Identifier) async throws(StoreError) -> Account?
    func replacePasswordHash(of person: Identifier, with passwordHash: String) async throws(StoreError)
    /// Counts an attempt to sign in to a person's account with a wrong password. Does nothing for somebody who has none.
    func countFailedSignIn(of person: Identifier, at now: Instant) async throws(StoreError)
    /// Failed attempts to sign in during the last thirty days, the latest first.
    func failedSignIns(of person: Identifier, at now: Instant) async throws(StoreError) -> [FailedSignIns]
    /// Destroys a person's key, and then everything that was kept under it.
    func erase(_ person: Identifier) async throws(StoreError)

    /// Opens a session; the person's expired ones are dropped.
    func open(_ session: NewSession) async throws(StoreError) -> Session
    /// The session that a token stands for; `nil` if there is none, or if it has expired.
    func session(_ tokenHash: TokenHash, at now: Instant) async throws(StoreError) -> Session?
    /// Remembers that a session was used; written down once an hour at most.
    func touch(_ session: Session, at now: Instant) async throws(StoreError)
    /// Puts off when a session ends, which is sealed anew; nobody needs to be told any more that it ends soon. `nil` where
    /// the token stands for none, or for one that has expired.
    func renew(
        _ tokenHash: TokenHash, until expires: Instant, at now: Instant
    ) async throws(StoreError) -> Session?
    /// Sessions whose browsers are reminded, and which end before an instant, without that anybody was told so.
    func endingSessions(
        before instant: Instant, at now: Instant, atMost count: Int
    ) async throws(StoreError) -> [EndingSession]
    /// Sessions that have ended for want of a visit, and whose browsers were reminded until then.
    func endedSessions(at now: Instant, atMost count: Int) async throws(StoreError) -> [Session]
    /// Its browser was told that the session ends soon.
    func noteWarned(of session: Session, at now: Instant) async throws(StoreError)
    /// A person's sessions, the latest used first, expired ones too.
    func sessions(of person: Identifier) async throws(StoreError) -> [Session]
    func end(_ session: Identifier, of person: Identifier) async throws(StoreError)
    /// Ends all of a person's sessions, but keeps the one excepted.
    func endAll(of person: Identifier, except kept: Identifier?) async throws(StoreError)

    /// Adds entries to a person's journal, and notes the arrivals among them as unseen; the outcomes stand in the order
    /// of the entries.
    func append(_ entries: [Entry], for person: Identifier) async throws(StoreError) -> [AppendOutcome]
    /// The next entries after a cursor in the order of their arrival; the first page is after 0.
    ///
    /// A limit is kept within 1 and `JournalPage.longest`; a page of long entries ends earlier.
    func entries(
        of person: Identifier, after cursor: Int64, limit: Int
    ) async throws(StoreError) -> JournalPage

    /// Puts entries in the place of those with the same ids, and changes the epoch, so that devices take them over.
    func replace(_ entries: [Entry], of person: Identifier) async throws(StoreError)

    /// 32 bytes that follow from the master key, for one purpose and for life.
    func derivedKey(for purpose: String) -> [UInt8]
    /// People by their ids, from the one after this on; none whose account is suspended.
    func people(after person: Identifier?, atMost count: Int) async throws(StoreError) -> [Identifier]
    /// When something calls a person next, as planned now; `nil` when nothing does.
    ///
    /// What is due and was not seen to yet stays due, from the earlier instant on. Whoever sees to the person this
    /// very moment did not know of the change: their claim is void. What was seen to ahead of its time, and comes after
    /// an instant, is to be seen to anew.
    func plan(
        _ next: Instant?, for person: Identifier, at now: Instant, anewAfter instant: Instant
    ) async throws(StoreError)
    /// When something next calls somebody whom nobody is seeing to; `nil` when nothing does. Only reads.
    func nextDue(at now: Instant) async throws(StoreError) -> Instant?
    /// When something calls a person next, as was planned; `nil` when nothing does.
    func nextDue(of person: Identifier) async throws(StoreError) -> Instant?
    /// Those whom something calls now, for this caller alone until the lease ends.
    func claimDue(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [DuePerson]
    /// Everything up to now was seen to: these calls are to be sent, what became of each is known for some hours, so many
    /// came too late, and next is the next. All of it is written, or nothing, when the claim is void: then `false`.
    func completeDue(
        _ due: DuePerson, at now: Instant, next: Instant?, queueing calls: [QueuedCall],
        noting seen: [SeenCall], missed: Int
    ) async throws(StoreError) -> Bool

    /// Calls of a person that were seen to, and were due from an instant on: the earliest first.
    func seenCalls(of person: Identifier, since instant: Instant) async throws(StoreError) -> [SeenCall]
    /// How far the journals of people go, by their ids, from the one after this on; none whose account is suspended.
    func journalEnds(after person: Identifier?, atMost count: Int) async throws(StoreError) -> [JournalEnd]
    /// How many messages were to be sent before an instant, and are nobody's to send now.
    func overdueMessages(before instant: Instant, at now: Instant) async throws(StoreError) -> Int
    /// How far reminders were watched; `nil` where they never were.
    func reminderWatch() async throws(StoreError) -> ReminderWatch?
    /// Reminders were watched up to an instant, and so many more were found that nobody had seen to.
    func noteWatch(until: Instant, found: Int, at now: Instant) async throws(StoreError)

    /// When the next call is to be sent that nobody is sending; `nil` when none waits. Only reads.
    func nextCall(at now: Instant) async throws(StoreError) -> Instant?
    /// Calls that are to be sent now, for this caller alone until the lease ends.
    func claimCalls(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [ClaimedCall]
    /// A call is over; what became of it is noted, if anything did. Where the claim is void, only that.
    func finish(_ call: ClaimedCall, _ note: DeliveryNote?, at now: Instant) async throws(StoreError)
    /// A call failed, and is to be tried again later.
    func postpone(
        _ call: ClaimedCall, until next: Instant, _ note: DeliveryNote, at now: Instant
    ) async throws(StoreError)

    /// Remembers how an attempt to reach a target went, or that it shows what it got.
    func note(
        _ note: DeliveryNote, of target: ReminderTarget, of person: Identifier, at now: Instant
    ) async throws(StoreError)
    func deliveries(of person: Identifier) async throws(StoreError) -> Deliveries
    /// A push service is left alone for a while, by every server.
    func stop(_ service: StoppedService) async throws(StoreError)
    /// A push service takes messages again: what waits for the end of its pause goes now.
    func resume(_ service: StoppedService, at now: Instant) async throws(StoreError)
    func stoppedServices(at now: Instant) async throws(StoreError) -> [StoppedService]

    /// What lies further ahead of now than anything can wait was noted while the clock was ahead. Its claims are void, its
    /// calls are gone (whoever they are for is to be planned anew), and what is left of it counts from now. What was
    /// dropped since an instant, or written down for later, is not seen to any more.
    func bringBack(to now: Instant, since instant: Instant, _ longest: LongestWaits) async throws(StoreError)

    /// These calls are to be sent, whatever was planned.
    func queue(_ calls: [QueuedCall], for person: Identifier, at now: Instant) async throws(StoreError)
    /// Arrivals at places among what was appended, which nobody has seen to yet.
    func unseenArrivals() async throws(StoreError) -> [UnseenArrival]
    /// An arrival was seen to, by its entry: these calls are to be sent, whatever was planned. Both are written, or
    /// nothing, when somebody saw to it before: then `false`.
    func see(
        to arrival: Identifier, of person: Identifier, queueing calls: [QueuedCall], at now: Instant
    ) async throws(StoreError) -> Bool
    /// How the browser of a session is reached; `nil` when it is not to be any more. It goes with its session, and
    /// trouble from before is forgotten.
    func setPush(_ bytes: [UInt8]?, of session: Identifier, of person: Identifier) async throws(StoreError)
    /// Of the person's sessions that have not expired.
    func pushes(of person: Identifier, at now: Instant) async throws(StoreError) -> [SessionPush]

    /// Gives a person the one address they have for a purpose, by its token; `nil` takes it away.
    func setAddress(_ token: String?, for purpose: AddressPurpose, of person: Identifier)
        async throws(StoreError)
    /// The token of a person's address; `nil` where they have none.
    func address(for purpose: AddressPurpose, of person: Identifier) async throws(StoreError) -> String?
    /// Whose address it is; `nil` for nobody's.
    func owner(of address: String, for purpose: AddressPurpose) async throws(StoreError) -> Identifier?

    /// Lets a program in that knows the secret.
    func add(_ token: AccessToken, secret: String, of person: Identifier) async throws(StoreError)
    /// The earliest first.
    func accessTokens(of person: Identifier) async throws(StoreError) -> [AccessToken]
    /// Nobody comes in by it any more. Nothing happens where it is gone already.
    func removeAccessToken(_ id: Identifier, of person: Identifier) async throws(StoreError)
    /// Whom a secret lets in; `nil` for one that nobody has.
    func access(by secret: String) async throws(StoreError) -> Access?

    /// Remembers what a way in brought, and what of it could not be used. Does nothing for a token that was taken back.
    func note(
        _ intake: Intake, by way: WayIn, of person: Identifier, at now: Instant
    ) async throws(StoreError)
    /// What each way in brought lately; those by a token go with it.
    func waysIn(of person: Identifier) async throws(StoreError) -> [WayInRecord]

    /// From now on another program is told what happens. The challenges that it knows to be completed are no news.
    func add(
        _ listener: Listener, secret: String, knowing completed: [Identifier], of person: Identifier,
        at now: Instant
    ) async throws(StoreError)
    /// The earliest first.
    func listeners(of person: Identifier) async throws(StoreError) -> [ListenerStanding]
    /// What its news are signed with; `nil` for one that is not there.
    func secret(ofListener id: Identifier, of person: Identifier) async throws(StoreError) -> String?
    /// It is told again, from now on. Nothing happens to one that is on.
    func turnOn(
        listener: Identifier, knowing completed: [Identifier], of person: Identifier
    ) async throws(StoreError)
    /// It is told nothing more, and nothing waits for it.
    func turnOff(listener: Identifier, of person: Identifier) async throws(StoreError)
    func remove(listener: Identifier, of person: Identifier) async throws(StoreError)
    /// Remembers how an attempt went that nothing waits for.
    func note(
        _ ending: NewsEnding, ofListener listener: Identifier, of person: Identifier, at now: Instant
    ) async throws(StoreError)
    /// Those who have a program that is on.
    func peopleWithListeners() async throws(StoreError) -> [Identifier]
    /// A program is to be told this, and has been told of everything up to a cursor then. Both are written, or, where
    /// somebody else was quicker, neither. Beyond `ListenerStanding.mostWaiting` the oldest go.
    func queue(
        _ news: [QueuedNews], for standing: ListenerStanding, upTo cursor: Int64,
        knowing completed: [Identifier], of person: Identifier, at now: Instant
    ) async throws(StoreError)
    /// When a program is to be told next that nobody is telling; `nil` when nothing waits. Only reads.
    func nextNews(at now: Instant) async throws(StoreError) -> Instant?
    /// What programs are to be told now: of each the first that waits, for this caller alone until the lease ends.
    func claimNews(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [ClaimedNews]
    /// Notes how it went, and lets the next go. Nothing happens where the claim is void.
    func finish(_ claim: ClaimedNews, _ ending: NewsEnding, at now: Instant) async throws(StoreError)

    /// Keeps what is to be seen on a photo, in the place of what was kept of it before.
    func keep(_ picture: Picture, of photo: Identifier, of person: Identifier) async throws(StoreError)
    /// `nil` where nothing is kept of that photo of that person.
    func picture(
        _ size: Picture.Size, of photo: Identifier, of person: Identifier
    ) async throws(StoreError) -> [UInt8]?
    /// How many bytes the pictures of a person take.
    func pictureBytes(of person: Identifier) async throws(StoreError) -> Int64
    /// It is no error if nothing was kept.
    func removePicture(of photo: Identifier, of person: Identifier) async throws(StoreError)

    /// Whether the disk is full: what would add to the store is refused, until there is room again.
    var isFull: Bool { get }
    /// Throws when the store cannot answer right now, or is full.
    func check() async throws(StoreError)
    /// Finishes what was asked for, and lets go of the files. Everything later throws `.closed`.
    func close() async throws(StoreError)
}

extension Store {
    /// The same; what comes after now is to be seen to anew.
    public func plan(_ next: Instant?, for person: Identifier, at now: Instant) async throws(StoreError) {
        try await plan(next, for: person, at: now, anewAfter: now)
    }
}
