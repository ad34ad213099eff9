import CPostgreSQL
import Foundation

/// A session with a PostgreSQL server, from the time it is reached until it is lost.
final class PostgreSQLSession {
    /// The process that serves a session.
    struct Backend {
        let process: Int32
        /// When it began, as the server writes it: later processes may have the same number.
        let begin: String

        /// The rows of `pg_stat_activity` with this process: at most one, and none on another server.
        fileprivate var rows: String {
            "pg_stat_activity WHERE pid = \(process) AND backend_start::text = '\(begin)'"
        }
    }

    let handle: OpaquePointer
    private let address: String
    private(set) var backend: Backend?
    private var prepared: [PostgreSQLStatement: String] = [:]

    /// Connects. Throws if no server can be reached at the address.
    init(to address: String) throws(PostgreSQLFailure) {
        self.address = address
        handle = try PostgreSQLSession.connect(to: address)
        PQsetNoticeProcessor(handle, { _, _ in }, nil)
        PQsetnonblocking(handle, 1)
    }

    deinit { PQfinish(handle) }

    /// Returns the handle only if it is connected: if an init throws after its stored properties are set, deinit runs too.
    private static func connect(to address: String) throws(PostgreSQLFailure) -> OpaquePointer {
        guard let handle = PQconnectdb(address) else { throw .disconnection("out of memory") }
        guard PQstatus(handle) == CONNECTION_OK else {
            defer { PQfinish(handle) }
            throw lost(handle)
        }
        return handle
    }

    static func lost(_ handle: OpaquePointer) -> PostgreSQLFailure {
        .disconnection(
            String(cString: PQerrorMessage(handle)).trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// Whether a transaction is open.
    var isInTransaction: Bool { PQtransactionStatus(handle) != PQTRANS_IDLE }

    /// Identifies the session from now on, so that it can be found out whether it still works.
    func identify() throws {
        let begin = try run("SELECT backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()")
            .value
        backend = begin.map { Backend(process: PQbackendPID(handle), begin: $0) }
    }

    /// Ends a former session, whose loss the server may not have noticed: it would keep its locks.
    func end(_ former: Backend) throws { _ = try run("SELECT pg_terminate_backend(pid) FROM \(former.rows)") }

    // MARK: Statements

    /// Runs a statement, and returns how many rows it changed.
    func execute(_ sql: String, _ arguments: SQLArguments) throws -> Int {
        var changes = 0
        try answers(to: sql, arguments, inSingleRows: false) { changes = $0.changes }
        return changes
    }

    func each(_ sql: String, _ arguments: SQLArguments, _ body: (SQLRow) throws -> Void) throws {
        var columns: [String]?
        try answers(to: sql, arguments, inSingleRows: true) { result in
            guard result.count > 0 else { return }
            let names = columns ?? result.columns
            columns = names
            for row in 0..<result.count {
                try body(SQLRow(columns: names, values: try result.values(row)))
            }
        }
    }

    /// Runs statements without parameters, and returns what the last one did, and the first value that it returned.
    func run(_ sql: String) throws -> (command: String, value: String?) {
        var last: (command: String, value: String?) = ("", nil)
        try send { PQsendQuery(handle, sql) }
        try receive { last = ($0.command, $0.text) }
        return last
    }

    private func answers(
        to sql: String, _ arguments: SQLArguments, inSingleRows isInSingleRows: Bool,
        _ body: (PostgreSQLResult) throws -> Void
    ) throws {
        let name = try prepared(sql, arguments)
        try send { arguments.withParameters { PQsendQueryPrepared(handle, name, $0, $1, $2, $3, 1) } }
        if isInSingleRows { PQsetSingleRowMode(handle) }
        try receive(body)
    }

    private func prepared(_ sql: String, _ arguments: SQLArguments) throws -> String {
        let statement = PostgreSQLStatement(sql, arguments)
        if let name = prepared[statement] { return name }
        let name = "hexis\(prepared.count)"
        try send {
            PQsendPrepare(handle, name, statement.text, Int32(statement.types.count), statement.types)
        }
        try receive { _ in }
        prepared[statement] = name
        return name
    }

    // MARK: Waiting

    private func send(_ message: () -> Int32) throws(PostgreSQLFailure) {
        guard message() == 1 else { throw PostgreSQLSession.lost(handle) }
    }

    /// Receives all results of what was sent: the session can be used again only afterwards. Throws the first failure.
    private func receive(_ body: (PostgreSQLResult) throws -> Void) throws {
        var failure: (any Error)?
        while true {
            try awaitAnswer()
            guard let pointer = PQgetResult(handle) else { break }
            do {
                let result = try PostgreSQLResult(pointer, of: handle)
                if failure == nil { try body(result) }
            } catch {
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
    }

    /// After so many milliseconds without a sign of the server, find out whether it is working on an answer.
    static let patience: Int32 = 5000

    /// Waits for the next result. Throws if there will be none, because the server or the network is gone: a network that
    /// swallows everything says nothing of it.
    private func awaitAnswer() throws {
        while true {
            let unsent = PQflush(handle)
            guard unsent >= 0 else { throw PostgreSQLSession.lost(handle) }
            if unsent == 0, PQisBusy(handle) == 0 { return }
            let events = unsent > 0 ? POLLIN | POLLOUT : POLLIN
            var socket = pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
            switch poll(&socket, 1, PostgreSQLSession.patience) {
            case 0: try requireWorking()
            case 1: guard PQconsumeInput(handle) == 1 else { throw PostgreSQLSession.lost(handle) }
            default: guard errno == EINTR else { throw PostgreSQLFailure.disconnection("poll: \(errno)") }
            }
        }
    }

    /// Throws unless another session hears that the server is working for this one.
    private func requireWorking() throws {
        guard let backend else { throw PostgreSQLFailure.disconnection("no answer") }
        let other = try PostgreSQLSession(to: address)
        guard try other.run("SELECT state FROM \(backend.rows)").value == "active" else {
            throw PostgreSQLFailure.disconnection("the answer was lost")
        }
    }
}
