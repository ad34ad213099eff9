import Foundation
import HexisCore
import Synchronization

/// The news of appends as notifications. They are sent after the commit, on a connection of their own: PostgreSQL commits
/// transactions that send some one after the other.
final class PostgreSQLNews: AppendNews {
    let heard: AsyncStream<AppendElsewhere>
    private let note: AsyncStream<AppendElsewhere>.Continuation
    private let address: PostgreSQLAddress
    /// The sender of this server's notifications, which it ignores.
    private let server = Identifier.random()
    private let teller: PostgreSQLLane
    private let waiting = Mutex<Set<PersonID>>([])
    /// Closed when it ends.
    private let life = Pipe()

    private static let channel = "hexis"
    /// The most people of one notification, which has less than 8,000 bytes.
    private static let mostPeople = 200

    init(at address: PostgreSQLAddress) {
        (heard, note) = AsyncStream.makeStream()
        self.address = address
        teller = PostgreSQLLane(to: address)
        Thread.detachNewThread { [self] in
            listen()
            note.finish()
        }
    }

    func close() throws(StoreError) {
        try StoreError.translating { try life.fileHandleForWriting.close() }
        try teller.run { $0.close() }
    }

    func tell(_ person: PersonID) {
        let isFirst = waiting.withLock { waiting in
            waiting.insert(person)
            return waiting.count == 1
        }
        guard isFirst else { return }
        teller.submit { [self] in tellOfWaiting(on: $0) }
    }

    private func tellOfWaiting(on connection: PostgreSQLConnection) {
        var people = waiting.withLock { waiting in
            defer { waiting = [] }
            return Array(waiting)
        }
        while !people.isEmpty {
            say(people.prefix(PostgreSQLNews.mostPeople), on: connection)
            people.removeFirst(min(people.count, PostgreSQLNews.mostPeople))
        }
    }

    private func say(_ people: ArraySlice<PersonID>, on connection: PostgreSQLConnection) {
        let text = ([server] + people.map(\.identifier)).map(\.description).joined(separator: " ")
        do {
            try connection.inTransaction {
                try connection.script("SELECT pg_notify('\(PostgreSQLNews.channel)', '\(text)')")
            }
        } catch {
            // Windows that hear nothing show the news when they are used next.
        }
    }

    /// Listens until it is closed.
    private func listen() {
        var failures = 0
        while true {
            do {
                let session = try PostgreSQLSession(to: address.text)
                try session.identify()
                _ = try session.run("LISTEN \(PostgreSQLNews.channel)")
                failures = 0
                note.yield(.anyone)
                while let texts = try session.notifications(untilClosed: life.fileHandleForReading) {
                    for text in texts { hear(text) }
                }
                return
            } catch {
                failures += 1
                guard isOpen(after: 50 << min(failures, 5)) else { return }
            }
        }
    }

    private func hear(_ text: String) {
        let identifiers = text.split(separator: " ").compactMap { Identifier(String($0)) }
        guard identifiers.first != server else { return }
        for person in identifiers.dropFirst() { note.yield(.to(PersonID(person))) }
    }

    /// Whether it is still open after so many milliseconds.
    private func isOpen(after milliseconds: Int) -> Bool {
        var end = pollfd(fd: life.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        return poll(&end, 1, Int32(milliseconds)) == 0
    }
}
