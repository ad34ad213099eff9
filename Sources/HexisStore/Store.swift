/// Where everything durable is kept: a protocol for each subject, so that a database can be tried one subject after the
/// other.
///
/// Nothing is answered before it is durable. A person's ids mean nothing with another person's.
public protocol Store: AccountStore, SessionStore, JournalStore, ReminderStore, OutboxStore, AddressStore,
    AccessTokenStore, WayInStore, WebhookStore, PictureStore
{
    /// 32 bytes that follow from the master key, for one purpose and for life.
    func derivedKey(for purpose: String) -> [UInt8]
    /// Whether the disk is full: what would add to the store is refused, until there is room again.
    var isFull: Bool { get }
    /// Throws when the store cannot answer right now, or is full.
    func check() async throws(StoreError)
    /// Finishes what was asked for, and lets go of the files. Everything later throws `.closed`.
    func close() async throws(StoreError)
}
