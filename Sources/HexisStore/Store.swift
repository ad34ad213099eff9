/// Stores everything durable: a protocol for each subject, so that a database can be adopted one subject at a
/// time.
///
/// No call returns before its write is durable. A person's ids are valid only together with that person.
package protocol Store: AccountStore, InvitationStore, PasswordLinkStore, CredentialStore, RecoveryCodeStore,
    AccountHistoryStore, CareStore, CompanionStore, StudyStore, CareKitStore, ImportStore,
    SessionStore, JournalStore, ReminderStore, OutboxStore, AddressStore, AccessTokenStore, WayInStore,
    WebhookStore, PictureStore, UsedTicketStore, AttemptStore
{
    /// 32 bytes for one purpose and for life. Only who has a master key can derive them.
    func lastingKey(for purpose: String) -> [UInt8]
    /// 32 bytes for one purpose, derived from the master key: they change when that is rotated.
    func temporaryKey(for purpose: String) -> [UInt8]
    /// Replaces the master key with a new one. Throws `StoreError.keyBeingRotated` if that is happening already, and
    /// `.databaseShared` if other servers need the key.
    func rotateMasterKey() async throws(StoreError) -> KeyRotation
    /// Whether the disk is full: anything that adds to the store is refused until there is room again.
    var isFull: Bool { get }
    /// What was committed since the store was opened.
    var commitCounts: CommitCounts { get }
    /// Throws if the store cannot answer right now, or is full.
    func check() async throws(StoreError)
    /// Waits for something that makes the store unusable until it is opened anew. Returns `nil` if the task is
    /// cancelled.
    func failure() async -> StoreError?
    /// Finishes pending work, and closes the files. Every later call throws `.closed`.
    func close() async throws(StoreError)
}
