import HexisCore
import HexisStore
import Testing

extension StoreContract {
    /// Returns a person and a session, with reminders to be sent to that browser at hour 1.
    private func waiting(
        _ calls: (SessionID) -> [QueuedCall], in store: any Store
    ) async throws -> (person: PersonID, session: SessionID) {
        let ada = try await store.createPerson(.sample())
        let session = try await store.open(.sample(1, of: ada)).id
        try await queue(calls(session), for: ada, in: store)
        return (ada, session)
    }

    private func queue(
        _ calls: [QueuedCall], missed: Int = 0, for person: PersonID, in store: any Store
    ) async throws {
        try await store.plan(.hours(1), for: person, at: .hours(0))
        let due = try await store.claimDue(at: .hours(1), until: .hours(2), atMost: 1)
        #expect(
            try await store.completeDue(
                try #require(due.first), at: .hours(1), next: nil, queueing: calls, noting: [], missed: missed
            ))
    }

    private func call(_ number: Int, to session: SessionID, bytes: [UInt8] = [1, 2, 3]) -> QueuedCall {
        QueuedCall(id: .number(number), target: .browser(session), bytes: bytes, usefulUntil: .hours(9))
    }

    private func claimed(_ hour: Int64, in store: any Store) async throws -> [ClaimedCall] {
        try await store.claimCalls(at: .hours(hour), until: .hours(hour + 1), atMost: 10)
    }

    @Test(
        "A queued reminder is claimed once, is released when its lease ends, and is removed once it is finished",
        arguments: StoreFactory.all)
    func outbox(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ada, phone) = try await waiting({ [call(1, to: $0)] }, in: store)
        #expect(try await store.nextCall(at: .hours(1)) == .hours(1))
        let first = try #require(try await claimed(1, in: store).first)
        #expect(
            first
                == ClaimedCall(
                    person: ada, id: .number(1), target: .browser(phone), bytes: [1, 2, 3], failures: 0,
                    usefulUntil: .hours(9), lease: .hours(2)))
        #expect(try await claimed(1, in: store).isEmpty)
        #expect(try await store.nextCall(at: .hours(1)) == nil)
        let second = try #require(try await claimed(2, in: store).first)
        // A sender that reports after its lease ended does not affect the next claim, but its delivery is recorded.
        try await store.finish(first, .sent, at: .hours(2))
        #expect(try await store.deliveries(of: ada)[.browser(phone)]?.lastSent == .hours(2))
        try await store.postpone(second, until: .hours(4), .troubled(code: "retry-503"), at: .hours(2))
        #expect(try await store.nextCall(at: .hours(3)) == .hours(4))
        let third = try #require(try await claimed(4, in: store).first)
        #expect(third.failures == 1)
        try await store.finish(third, nil, at: .hours(4))
        #expect(try await store.nextCall(at: .hours(90)) == nil)
    }

    @Test(
        "A claim is held for as long as it is renewed, but not once its lease has ended",
        arguments: StoreFactory.all)
    func renewed(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ada, _) = try await waiting({ [call(1, to: $0)] }, in: store)
        #expect(try await store.nextEndOfCallLease(at: .hours(1)) == nil)
        let first = try #require(try await claimed(1, in: store).first)
        #expect(try await store.nextEndOfCallLease(at: .hours(1)) == .hours(2))
        let renewed = try #require(try await store.renew(first, until: .hours(4), at: .hours(1)))
        #expect(renewed.lease == .hours(4) && renewed.id == first.id)
        #expect(try await store.nextEndOfCallLease(at: .hours(3)) == .hours(4))
        #expect(try await claimed(3, in: store).isEmpty)
        // What the claim was before can neither be renewed nor finish the reminder.
        #expect(try await store.renew(first, until: .hours(8), at: .hours(1)) == nil)
        try await store.finish(first, nil, at: .hours(3))
        // At its end, the lease cannot be renewed, whether or not another sender has claimed the reminder.
        #expect(try await store.renew(renewed, until: .hours(8), at: .hours(4)) == nil)
        #expect(try await store.nextEndOfCallLease(at: .hours(4)) == nil)
        let second = try #require(try await claimed(4, in: store).first)
        #expect(try await store.renew(renewed, until: .hours(8), at: .hours(4)) == nil)
        try await store.finish(second, .sent, at: .hours(4))
        #expect(try await store.renew(second, until: .hours(8), at: .hours(4)) == nil)
        #expect(try await store.nextCall(at: .hours(90)) == nil)
        #expect(try await store.deliveries(of: ada).targets.count == 1)
    }

    @Test(
        "The same reminder for the same device is queued once: the newer one replaces the older one",
        arguments: StoreFactory.all)
    func once(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ada, phone) = try await waiting({ [call(1, to: $0), call(2, to: $0)] }, in: store)
        let before = try await claimed(1, in: store)
        #expect(before.count == 2)
        try await queue([call(1, to: phone, bytes: [7])], for: ada, in: store)
        for call in before { try await store.finish(call, .sent, at: .hours(1)) }
        #expect(try await claimed(1, in: store).map(\.bytes) == [[7]])
    }

    @Test(
        "Deliveries are recorded per device, and a trouble is cleared by the next delivery or subscription",
        arguments: StoreFactory.all)
    func deliveries(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ada, phone) = try await waiting({ [call(1, to: $0), call(2, to: $0)] }, in: store)
        let target = ReminderTarget.browser(phone)
        try await store.setPush([1], of: phone, of: ada)
        #expect(try await store.deliveries(of: ada) == Deliveries(targets: [], missed: nil))
        // A reminder that was never sent cannot be shown.
        try await store.note(.shown, of: target, of: ada, at: .hours(1))
        #expect(try await store.deliveries(of: ada).targets.isEmpty)

        let calls = try await claimed(1, in: store)
        try await store.finish(calls[0], .sent, at: .hours(1))
        try await store.note(.shown, of: target, of: ada, at: .hours(2))
        try await store.finish(calls[1], .missed(code: "retry-500"), at: .hours(3))
        try await store.note(.missed(code: nil), of: target, of: ada, at: .hours(4))
        #expect(
            try await store.deliveries(of: ada)[target]
                == Delivery(
                    target: target, lastSent: .hours(1), lastShown: .hours(2),
                    trouble: Delivery.Trouble(code: "retry-500", at: .hours(3)), missed: 2))
        try await store.note(.sent, of: target, of: ada, at: .hours(5))
        #expect(try await store.deliveries(of: ada)[target]?.trouble == nil)

        try await store.note(.forgotten(code: "gone"), of: target, of: ada, at: .hours(6))
        #expect(try await store.pushes(of: ada, at: .hours(6)).isEmpty)
        #expect(try await store.deliveries(of: ada)[target]?.trouble?.code == "gone")
        try await store.setPush([2], of: phone, of: ada)
        #expect(try await store.deliveries(of: ada)[target]?.trouble == nil)
    }

    @Test(
        "Missed reminders are counted, and erasing the person removes the count",
        arguments: StoreFactory.all)
    func missed(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample())
        try await queue([], missed: 2, for: ada, in: store)
        try await queue([], missed: 3, for: ada, in: store)
        #expect(
            try await store.deliveries(of: ada).missed == Deliveries.Missed(count: 5, last: .hours(1)))
        try await store.erase(ada)
        #expect(try await store.deliveries(of: ada) == Deliveries(targets: [], missed: nil))
    }

    @Test("Ending a session removes its queued reminders and its deliveries", arguments: StoreFactory.all)
    func ended(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ada, phone) = try await waiting({ [call(1, to: $0)] }, in: store)
        try await store.note(.sent, of: .browser(phone), of: ada, at: .hours(1))
        try await store.end(phone, of: ada)
        #expect(try await store.nextCall(at: .hours(2)) == nil)
        #expect(try await store.deliveries(of: ada).targets.isEmpty)
    }

    @Test("A device can only be forgotten by its owner", arguments: StoreFactory.all)
    func foreignDevice(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let ada = try await store.createPerson(.sample("Ada"))
        let bo = try await store.createPerson(.sample("Bo"))
        let phone = try await store.open(.sample(1, of: ada)).id
        try await store.setPush([1], of: phone, of: ada)
        try await store.note(.forgotten(code: "gone"), of: .browser(phone), of: bo, at: .hours(1))
        #expect(try await store.pushes(of: ada, at: .hours(1)).count == 1)
        #expect(try await store.deliveries(of: ada).targets.isEmpty)
    }

    @Test("A push service stays stopped until its time is over", arguments: StoreFactory.all)
    func stopped(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        func service(_ until: Int64) -> StoppedService {
            StoppedService(
                origin: "https://push.example.org", code: "refused-403", until: .hours(until))
        }
        try await store.stop(service(2))
        #expect(try await store.stoppedServices(at: .hours(1)) == [service(2)])
        try await store.stop(service(4))
        #expect(try await store.stoppedServices(at: .hours(3)) == [service(4)])
        #expect(try await store.stoppedServices(at: .hours(4)).isEmpty)
    }

    @Test(
        "When a push service accepts messages again, the messages held back for it are due at once",
        arguments: StoreFactory.all)
    func resumed(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        _ = try await waiting({ [call(1, to: $0), call(2, to: $0)] }, in: store)
        let service = StoppedService(
            origin: "https://push.example.org", code: "refused-403", until: .hours(6))
        try await store.stop(service)
        let waiting = try await claimed(1, in: store)
        let isFirst = waiting.map { $0.id == .number(1) }
        for (call, isFirst) in zip(waiting, isFirst) {
            let next: Instant = isFirst ? service.until : .hours(5)
            try await store.postpone(call, until: next, .troubled(code: "refused-403"), at: .hours(1))
        }
        try await store.resume(service, at: .hours(2))
        #expect(try await store.stoppedServices(at: .hours(2)).isEmpty)
        #expect(try await claimed(2, in: store).map(\.id) == [.number(1)])
        // A different stop, which another runner has recorded, stays in force.
        let later = StoppedService(origin: service.origin, code: service.code, until: .hours(8))
        try await store.stop(later)
        try await store.resume(service, at: .hours(2))
        #expect(try await store.stoppedServices(at: .hours(2)) == [later])
    }

    @Test("A claim says whether the device's last reminder was accepted", arguments: StoreFactory.all)
    func wasTaken(_ factory: StoreFactory) async throws {
        let store = try factory.make().store
        let (ada, phone) = try await waiting({ [call(1, to: $0)] }, in: store)
        var wasTaken: [Bool] = []
        for (number, note) in [
            (2, DeliveryNote.sent), (3, .troubled(code: "retry-503")), (4, .sent), (5, nil),
        ] {
            for claim in try await claimed(1, in: store) {
                wasTaken.append(claim.wasTaken)
                try await store.finish(claim, note, at: .hours(1))
            }
            try await queue([call(number, to: phone)], for: ada, in: store)
        }
        for claim in try await claimed(1, in: store) { wasTaken.append(claim.wasTaken) }
        #expect(wasTaken == [false, true, false, true, true])
    }
}
