import Foundation
import HexisCore

/// A connection to PostgreSQL. It is made when it is first used, and anew after it was lost. One thread uses it at a time.
final class PostgreSQLConnection: SQLConnection {
    private let address: String
    private var session: PostgreSQLSession?
    /// The one that served the session before this.
    private var formerBackend: PostgreSQLSession.Backend?
    /// How often the transaction under way was begun.
    private var attempt = 0
    private var isClosed = false
    private let hold: DatabaseHold
    private let whenLost: @Sendable () -> Void
    /// The number of the last commit, if commits are numbered.
    private var lastCommit: Int64?
    /// By which the database knows this connection's number from those of other servers.
    private let server = PostgreSQLConnection.literal(.random())

    /// - Parameters:
    ///   - hold: which other programs may have such a connection to the database meanwhile.
    ///   - whenLost: called when a new connection finds that the database lacks what was committed.
    init(
        to address: PostgreSQLAddress, _ hold: DatabaseHold = .none,
        whenLost: @escaping @Sendable () -> Void = {}
    ) {
        self.address = address.text
        self.hold = hold
        self.whenLost = whenLost
    }

    /// Disconnects for good.
    func close() {
        disconnect()
        isClosed = true
    }

    private func disconnect() {
        if let backend = session?.backend { formerBackend = backend }
        session = nil
    }

    // MARK: Statements

    func execute(_ sql: String, _ arguments: SQLArguments) throws -> Int {
        try connected().execute(sql, arguments)
    }

    func each(_ sql: String, _ arguments: SQLArguments, _ body: (SQLRow) throws -> Void) throws {
        try connected().each(sql, arguments, body)
    }

    func rows(ofEach statements: [SQLStatement]) throws -> [[SQLRow]] {
        try connected().rows(ofEach: statements)
    }

    func executeEach(_ statements: [SQLStatement]) throws { try connected().executeEach(statements) }

    func executeWithNext(_ sql: String) throws { try connected().runWithNext(sql) }

    private func run(_ sql: String) throws -> (command: String, value: String?) { try connected().run(sql) }

    /// Runs statements without parameters.
    func script(_ sql: String) throws { _ = try run(sql) }

    // MARK: Transactions

    func inTransaction(_ body: () throws -> Void) throws {
        try repeated {
            do {
                let number = try begin()
                try body()
                try commit(number)
            } catch {
                rollBack()
                throw error
            }
        }
    }

    /// Reads one state of the database.
    func reading<Value>(_ body: () throws -> Value) throws -> Value {
        try repeated {
            try executeWithNext("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            defer { rollBack() }
            return try body()
        }
    }

    func isOver(after failure: any Error) -> Bool {
        guard let failure = failure as? PostgreSQLFailure else { return false }
        return failure.isConflict || failure.isDisconnection || failure.isLockTimeout
            || failure.isDuplicate && attempt < PostgreSQLConnection.attemptsThatMayBeInVain
            || failure.isStatementOutdated && attempt < PostgreSQLConnection.attemptsThatMayBeInVain
    }

    /// How often a transaction is begun anew because a row that it inserts exists by then, or a table has changed.
    private static let attemptsThatMayBeInVain = 3
    private static let mostAttempts = 10
    /// How often to ask what became of a transaction: for about a minute. Until then, nobody is answered.
    private static let mostQuestions = 60

    /// Repeats what failed because of other transactions, or because the connection was lost, with growing pauses.
    private func repeated<Value>(_ body: () throws -> Value) throws -> Value {
        attempt = 0
        while true {
            attempt += 1
            do {
                return try body()
            } catch let failure as PostgreSQLFailure {
                guard isOver(after: failure), attempt < PostgreSQLConnection.mostAttempts else {
                    throw failure
                }
                if failure.isDisconnection || failure.isStatementOutdated { disconnect() }
                if failure.isLockTimeout { try endFrozenTurn() }
                pause(failure.isConflict ? 0.002 : 0.05, attempt)
            }
        }
    }

    /// Waits up to a time that doubles with each attempt, in seconds, but not more than two.
    private func pause(_ first: Double, _ attempt: Int) {
        Thread.sleep(forTimeInterval: .random(in: 0...min(2, first * Double(1 << attempt))))
    }

    /// Begins a transaction, and returns its number. Servers that share the database take turns, from before the transaction
    /// sees anything: of two at a time, one would often have to be repeated, and a busy server could keep another out.
    private func begin() throws -> Int64? {
        var begin = "BEGIN ISOLATION LEVEL SERIALIZABLE"
        guard lastCommit != nil else {
            try script(begin)
            return nil
        }
        if case .shared = hold { begin += "; LOCK TABLE last_commit IN EXCLUSIVE MODE" }
        guard let number = try number(by: "\(begin); \(update("number + 1"))") else {
            throw StoreError.damaged(detail: "its commits are not numbered")
        }
        return number
    }

    /// Ends the turn of a server that was frozen while it sent or received a part of it: PostgreSQL waits for that without a
    /// limit. Servers that do something go on.
    private func endFrozenTurn() throws {
        do {
            try script(PostgreSQLConnection.endOfFrozenTurn)
        } catch let failure as PostgreSQLFailure where failure.isDisconnection || failure.isLockTimeout {
            disconnect()
        }
    }

    private static let endOfFrozenTurn = """
        SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE datname = current_database() AND relation = 'last_commit'::regclass AND mode = 'ExclusiveLock'
            AND granted AND wait_event_type = 'Client' AND xact_start < now() - interval '5s'
        """

    /// If the connection is lost meanwhile, finds out whether the transaction was committed. Without a number that
    /// cannot be known, and the transaction, which allows that, is repeated.
    private func commit(_ number: Int64?) throws {
        do {
            guard try run("COMMIT").command == "COMMIT" else {
                throw PostgreSQLFailure(state: "25P02", message: "a statement of the transaction had failed")
            }
        } catch let failure as PostgreSQLFailure where failure.isDisconnection {
            guard let number, try wasCommitted(number) else { throw failure }
        }
        if let number { lastCommit = number }
    }

    private func wasCommitted(_ number: Int64) throws -> Bool {
        for question in 1...PostgreSQLConnection.mostQuestions {
            disconnect()
            pause(0.05, question)
            do {
                return try lastCommitThere().map { $0 >= number } ?? false
            } catch let failure as PostgreSQLFailure where failure.isDisconnection || failure.isLockTimeout {
                continue
            }
        }
        throw PostgreSQLFailure(
            state: PostgreSQLFailure.unknownOutcome, message: "whether a transaction was committed is unknown"
        )
    }

    /// The number of the last commit that the database has; `nil` if another program had it to itself meanwhile. Waits for
    /// a transaction whose connection was lost, if the server has not noticed that yet; and, because it writes, for standbys
    /// to have that commit, too.
    private func lastCommitThere() throws -> Int64? {
        do {
            return try number(by: update("number"))
        } catch let failure as PostgreSQLFailure where failure.isLockTimeout {
            try endFrozenTurn()
            return try number(by: update("number"))
        }
    }

    /// A statement that sets the number of this connection's last commit, and returns it.
    private func update(_ number: String) -> String {
        "UPDATE last_commit SET number = \(number) WHERE server = \(server) RETURNING number"
    }

    private func number(by sql: String) throws -> Int64? { try run(sql).value.flatMap { Int64($0) } }

    /// Numbers the commits from now on, for which this has to be the only connection of its program that writes. After it
    /// was lost, the number tells whether the last commit happened, and whether the server that answers then has all of
    /// them.
    func numberCommits() throws {
        if case .exclusive = hold { try script("DELETE FROM last_commit") }
        try script("INSERT INTO last_commit (server, number) VALUES (\(server), 0)")
        lastCommit = 0
    }

    private static func literal(_ identifier: Identifier) -> String {
        "decode('\(Data(identifier.bytes).base64EncodedString())', 'base64')"
    }

    /// Throws if the database lacks something that was committed: it was restored, or a standby that did not have
    /// everything has become the server.
    private func requireAll(upTo last: Int64) throws {
        guard let number = try lastCommitThere(), number >= last else {
            // Makes the next start begin an epoch, wherever the database is then.
            try script("UPDATE property SET value = '' WHERE name = '\(Properties.location)'")
            whenLost()
            throw StoreError.commitsLost
        }
        try noteLocation()
    }

    /// A standby that has everything continues the epoch. When servers share the database, the first of them that finds
    /// itself on a standby begins one: it cannot know whether the standby has everything of the others.
    private func noteLocation() throws {
        let note = """
            UPDATE property SET value = convert_to((\(PostgreSQLSchema.location)), 'UTF8')
            WHERE name = '\(Properties.location)'
            """
        guard case .shared = hold else { return try script(note) }
        try script(
            """
            WITH moved AS (\(note) AND value <> convert_to((\(PostgreSQLSchema.location)), 'UTF8') RETURNING 1)
            UPDATE property SET value = \(PostgreSQLConnection.literal(.random()))
            WHERE name = '\(Properties.epoch)' AND EXISTS (SELECT 1 FROM moved)
            """)
    }

    private func rollBack() {
        // A transaction of a lost connection ends with it.
        do { try session?.rollBack() } catch { disconnect() }
    }

    // MARK: Connecting

    private func connected() throws -> PostgreSQLSession {
        guard !isClosed else { throw StoreError.closed }
        if let session { return session }
        let session = try PostgreSQLSession(to: address)
        self.session = session
        do { try prepare(session) } catch {
            disconnect()
            throw error
        }
        return session
    }

    private func prepare(_ session: PostgreSQLSession) throws {
        try session.identify()
        if let formerBackend { try session.end(formerBackend) }
        _ = try session.run(PostgreSQLConnection.settings)
        if case .shared = hold { _ = try session.run(PostgreSQLConnection.sharedSettings) }
        if let lock = hold.lock, try !take(lock) { throw StoreError.databaseInUse }
        if let lastCommit { try requireAll(upTo: lastCommit) }
    }

    /// Takes a lock on the use of the database by one of PostgreSQL's functions. Waits a little for a program that is ending, or
    /// whose end the server has not noticed yet. Returns whether no other program has a lock that excludes it.
    func take(_ lock: String) throws -> Bool {
        for attempt in 1...PostgreSQLConnection.attemptsToLock {
            if try run("SELECT \(lock)(\(DatabaseHold.lockNumber))").value == "t" { return true }
            pause(0.05, attempt)
        }
        return false
    }

    private static let attemptsToLock = 7

    /// What is acknowledged survives the loss of the server, however lax its own setting; the transactions of a program
    /// that is frozen end within a minute; and the server notices within some ten seconds that a connection was lost.
    private static let settings = """
        SELECT set_config('synchronous_commit', 'on', false)
            WHERE current_setting('synchronous_commit') IN ('off', 'local');
        SET idle_in_transaction_session_timeout = '30s';
        SET tcp_keepalives_idle = 5;
        SET tcp_keepalives_interval = 2;
        SET tcp_keepalives_count = 3;
        SET tcp_user_timeout = 10000;
        """

    /// While a server that freezes in a transaction has its turn, the others wait. They ask why before the watch on the
    /// network takes that for silence.
    private static let sharedSettings = """
        SET idle_in_transaction_session_timeout = '5s';
        SET lock_timeout = '3s'
        """
}
