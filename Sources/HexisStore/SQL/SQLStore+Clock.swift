package import HexisCore

extension SQLStore {
    package func bringBack(
        to now: Instant, since instant: Instant, _ longest: LongestWaits
    ) async throws(StoreError) {
        try await write(from: .reserve) { database in
            try ClockRows.endLongLeases(at: now, longest, in: database)
            try SeenCallRows.forget(
                dueAfter: now, droppedSince: instant, waitingUntilAfter: now + longest.call, in: database)
            try ClockRows.bringBackReminders(to: now, longest, in: database)
            try ClockRows.bringBackWebhooks(to: now, longest, in: database)
            try ClockRows.bringBackDeliveries(to: now, in: database)
            try ClockRows.bringBackSessions(to: now, in: database)
        }
        knownSessions.removeAll { _, _ in true }
    }
}
