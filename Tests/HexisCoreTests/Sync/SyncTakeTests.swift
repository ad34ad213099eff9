import Testing

@testable import HexisCore

@Suite("Applying a sync reply")
struct SyncTakeTests {
    private func entry(_ id: UInt64, name: String = "Maria") -> Entry {
        Entry(
            id: identifier(id), at: instant(1_795_262_400_000 + Int64(id)), device: identifier(9),
            fact: .personNamed(PersonNamed(name: line(name))))
    }

    private func reply(
        _ outcomes: [SyncOutcome] = [], stored: [Entry] = [], entries: [ArraySlice<UInt8>] = [],
        epoch: UInt64 = 5
    ) -> SyncReply {
        SyncReply(
            person: identifier(1), userName: "maria", device: identifier(9), epoch: identifier(epoch),
            now: instant(1_795_262_400_000), outcomes: outcomes, stored: stored.map { $0.bytes[...] },
            entries: entries, cursor: 9, hasMore: false)
    }

    private func request(_ entries: [Entry] = [], epoch: UInt64? = 5) -> SyncRequest {
        SyncRequest(
            person: identifier(1), epoch: epoch.map { identifier($0) }, cursor: 3,
            entries: entries.map { $0.bytes[...] })
    }

    @Test("Each outcome has its consequence")
    func outcomes() {
        let sent = [entry(1), entry(2), entry(3), entry(4)]
        let take = SyncTake(
            reply([.kept, .different, .ahead, .unread], stored: [entry(2, name: "Mary")]),
            to: request(sent), with: Practice(sent))
        #expect(take.sent == [0, 1])
        #expect(take.unread == [3])
        #expect(take.isAhead)
        #expect(take.isFoldedAgain)
        #expect(take.hasNews)
        // The entry stored as it was sent, and the server's version of the one that differed.
        #expect(take.keep.map { Array($0) } == [entry(1).bytes, entry(2, name: "Mary").bytes])
    }

    @Test("Entries the device already has are not stored twice, unreadable ones are stored")
    func news() {
        let unreadable: ArraySlice<UInt8> = [99, 1, 2]
        let take = SyncTake(
            reply(entries: [entry(1).bytes[...], entry(2).bytes[...], unreadable]), to: request(),
            with: Practice([entry(1)]))
        #expect(take.keep.map { Array($0) } == [entry(2).bytes, Array(unreadable)])
        #expect(take.hasNews)
        #expect(
            !SyncTake(reply(entries: [entry(1).bytes[...]]), to: request(), with: Practice([entry(1)]))
                .hasNews)
    }

    @Test("Another epoch is another history, except for a device that has not met a server yet")
    func epochs() {
        #expect(SyncTake(reply(epoch: 6), to: request(epoch: 5), with: Practice()).isAnotherHistory)
        #expect(!SyncTake(reply(epoch: 5), to: request(epoch: 5), with: Practice()).isAnotherHistory)
        #expect(!SyncTake(reply(epoch: 5), to: request(epoch: nil), with: Practice()).isAnotherHistory)
    }

    @Test("A reply with more outcomes than entries sent is applied as far as it makes sense")
    func tooMany() {
        let take = SyncTake(reply([.kept, .kept, .kept]), to: request([entry(1)]), with: Practice())
        #expect(take.sent == [0])
    }
}
