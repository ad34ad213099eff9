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
    /// The names of prepared statements, and how many were given.
    private var names: [PostgreSQLStatement: String] = [:]
    private var nameCount = 0
    /// What is sent with the next message.
    private var unsent: [Message] = []
    /// Whether the answer to a `ROLLBACK` is still to be received.
    private var isRollingBack = false

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
        try exchange(messages(for: SQLStatement(sql, arguments)) { changes = $0.changes })
        return changes
    }

    func each(_ sql: String, _ arguments: SQLArguments, _ body: (SQLRow) throws -> Void) throws {
        var columns: [String]?
        try withoutActuallyEscaping(body) { body in
            try exchange(
                messages(for: SQLStatement(sql, arguments), inSingleRows: true) { result in
                    guard result.count > 0 else { return }
                    let names = columns ?? result.columns
                    columns = names
                    for row in 0..<result.count { try body(try result.row(row, named: names)) }
                })
        }
    }

    /// Runs queries, in one round trip, and returns the rows of each.
    func rows(ofEach statements: [SQLStatement]) throws -> [[SQLRow]] {
        var rows = [[SQLRow]](repeating: [], count: statements.count)
        try exchange(
            statements.enumerated().flatMap { place, statement in
                messages(for: statement) { result in
                    if result.count > 0 { rows[place] = try result.rows(named: result.columns) }
                }
            })
        return rows
    }

    /// Runs statements, in one round trip.
    func executeEach(_ statements: [SQLStatement]) throws {
        try exchange(statements.flatMap { messages(for: $0) { _ in } })
    }

    /// Runs a statement without parameters, and returns what it did, and the first value that it returned: of several, which
    /// must not follow one that waits for the next, those of the last.
    func run(_ sql: String) throws -> (command: String, value: String?) {
        var last: (command: String, value: String?) = ("", nil)
        let message =
            unsent.isEmpty
            ? Message(send: { PQsendQuery($0, sql) }) { last = ($0.command, $0.text) }
            : Message(sql) { last = ($0.command, $0.text) }
        try exchange([message])
        return last
    }

    /// Runs a statement together with the next one, so that it costs no round trip. If it fails, the next one does.
    func runWithNext(_ sql: String) { unsent.append(Message(sql) { _ in }) }

    /// Ends the transaction, if one is open, and does not wait until it has ended.
    func rollBack() throws {
        unsent = []
        guard !isRollingBack, PQtransactionStatus(handle) != PQTRANS_IDLE else { return }
        try require(PQsendQuery(handle, "ROLLBACK") == 1)
        try require(PQflush(handle) >= 0)
        isRollingBack = true
    }

    /// What runs a statement, and prepares it if that was not done before.
    private func messages(
        for statement: SQLStatement, inSingleRows isInSingleRows: Bool = false,
        _ receive: @escaping (PostgreSQLResult) throws -> Void
    ) -> [Message] {
        let arguments = statement.arguments
        let prepared = PostgreSQLStatement(statement.sql, arguments)
        let known = names[prepared]
        let name = known ?? "hexis\(nameCount)"
        let execution = Message(
            send: { handle in
                arguments.withParameters { PQsendQueryPrepared(handle, name, $0, $1, $2, $3, 1) }
            }, isInSingleRows: isInSingleRows, receive: receive)
        return known == nil ? [preparation(of: prepared, as: name), execution] : [execution]
    }

    private func preparation(of statement: PostgreSQLStatement, as name: String) -> Message {
        nameCount += 1
        names[statement] = name
        return Message(
            send: { PQsendPrepare($0, name, statement.text, Int32(statement.types.count), statement.types) },
            whenRefused: { [unowned self] in names[statement] = nil }
        ) { _ in }
    }

    // MARK: Sending and receiving

    /// Sends messages in one go, after those that wait for the next, and receives all their results. Throws the first failure;
    /// the server has ignored what followed that.
    private func exchange(_ next: [Message]) throws {
        let messages = unsent + next
        unsent = []
        var failure: (any Error)?
        if isRollingBack { try finishRollingBack(noting: &failure) }
        let isPipeline = messages.count > 1
        try send(messages, inPipeline: isPipeline)
        try receive(answersTo: messages, inPipeline: isPipeline, noting: &failure)
        if let failure { throw failure }
    }

    private func finishRollingBack(noting failure: inout (any Error)?) throws {
        isRollingBack = false
        try receive(noting: &failure) { _ in }
    }

    private func send(_ messages: [Message], inPipeline isPipeline: Bool) throws {
        if isPipeline { PQenterPipelineMode(handle) }
        for message in messages { try require(message.send(handle) == 1) }
        if isPipeline { try require(PQpipelineSync(handle) == 1) }
    }

    private func receive(
        answersTo messages: [Message], inPipeline isPipeline: Bool, noting failure: inout (any Error)?
    ) throws {
        for message in messages {
            if message.isInSingleRows { PQsetSingleRowMode(handle) }
            try receive(noting: &failure, message.receive)
            if failure != nil { message.whenRefused() }
        }
        guard isPipeline else { return }
        // The end of the pipeline is a result of its own.
        try receive(noting: &failure) { _ in }
        PQexitPipelineMode(handle)
    }

    /// Receives all results of a message, until the first failure, which it notes unless there was one before. Throws if
    /// the session is lost.
    private func receive(
        noting failure: inout (any Error)?, _ body: (PostgreSQLResult) throws -> Void
    ) throws {
        while true {
            try awaitAnswer()
            guard let pointer = PQgetResult(handle) else { break }
            do {
                let result = try PostgreSQLResult(pointer, of: handle)
                if failure == nil { try body(result) }
            } catch {
                failure = failure ?? error
                guard PQstatus(handle) == CONNECTION_OK else { throw error }
            }
        }
    }

    private func require(_ isDone: Bool) throws(PostgreSQLFailure) {
        guard isDone else { throw PostgreSQLSession.lost(handle) }
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

/// What is sent to the server, and what to do with its results.
private struct Message {
    let send: (_ handle: OpaquePointer) -> Int32
    var isInSingleRows = false
    /// Called if the server refuses it, or ignores it because of an earlier failure.
    var whenRefused: () -> Void = {}
    let receive: (PostgreSQLResult) throws -> Void
}

extension Message {
    /// A statement without parameters.
    init(_ sql: String, receive: @escaping (PostgreSQLResult) throws -> Void) {
        self.init(send: { PQsendQueryParams($0, sql, 0, nil, nil, nil, nil, 0) }, receive: receive)
    }
}
