import HTTPTypes
import HexisApp
import HexisCore
import HexisExchange
import HexisService
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import Tracing

/// Answers every request: authenticates it, refuses it if it came from another site, and passes it to its route.
struct Site: HTTPResponder {
    let routes: [String: Route]
    /// Routes by path prefix, which ends with a slash; the rest names an item.
    let folders: [String: Route]
    let app: AppRoutes
    let files: FileResponses
    let responses: Responses
    let settings: ServerSettings
    let undeclaredProxy: UndeclaredProxy
    let metrics: RequestMetrics?
    /// A browser requests a page and its pictures over six connections; further devices and windows wait a moment.
    let underWay = PersonTurns(atOnce: 8, mostWaiting: 100)

    func respond(to request: HummingbirdCore.Request, context connection: ConnectionContext) async throws
        -> Response
    {
        try await withSpan("request", ofKind: .server) { span in
            let response = try await response(to: request, connection)
            if span.isRecording { describe(request, response, by: span) }
            return response
        }
    }

    private func response(to request: HummingbirdCore.Request, _ connection: ConnectionContext) async throws
        -> Response
    {
        let start = ContinuousClock.now
        undeclaredProxy.notice(request.headers, from: connection.channel.remoteAddress, connection.logger)
        var response = try await answer(request, connection)
        if SharedComputerCookie.isSet(in: request.headers), !request.isForFile { response.isKeptNowhere() }
        if request.method == .head { response = response.createHeadResponse() }
        let duration = ContinuousClock.now - start
        metrics?.answered(kind(of: request), response.status, after: duration)
        log(request, response, after: duration, connection.logger)
        return response
    }

    /// Throws only if the request cannot be parsed.
    private func answer(_ request: HummingbirdCore.Request, _ connection: ConnectionContext) async throws
        -> Response
    {
        do {
            return try await route(request, connection)
        } catch let error as HTTPParserError {
            throw error
        } catch {
            let error = ServiceError(error)
            let response = refusal(error, of: request)
            connection.logger.log(level: error.level, "request failed", metadata: ["code": "\(error.code)"])
            return response
        }
    }

    private func refusal(_ error: ServiceError, of request: HummingbirdCore.Request) -> Response {
        let refusal = error.refusal(ofChange: request.method == .post)
        if request.isForAPI { return responses.problem(APIProblem(refusal)) }
        if request.isForFHIR { return responses.outcome(APIProblem(refusal)) }
        return responses.refusal(refusal, for: request.headers)
    }

    private func kind(of request: HummingbirdCore.Request) -> RequestMetrics.Kind {
        if request.isForFile { return .file }
        let path = request.uri.path
        if path == SyncRoutes.address { return .sync }
        if path == SyncRoutes.liveAddress { return .live }
        if (routes[path] ?? folder(of: path))?.isForPrograms == true { return .program }
        return request.method == .post ? .form : .page
    }

    private func route(_ request: HummingbirdCore.Request, _ connection: ConnectionContext) async throws
        -> Response
    {
        let path = request.uri.path
        guard [.get, .head, .post].contains(request.method) else {
            return notAllowed("GET, HEAD, POST", request)
        }
        if request.isForFile { return try file(path, request) }
        guard let route = routes[path] ?? folder(of: path) else {
            return try await answer(context(request, connection, Route()), Route(), app.answer)
        }
        guard let handler = request.method == .post ? route.post : route.get else {
            if let page = page(above: path, route, request) { return responses.redirect(to: page) }
            return notAllowed(route.methods, request)
        }
        return try await answer(context(request, connection, route), route, handler)
    }

    /// Returns where to go from the address of a form, which has no page of its own, to the nearest one above it: a form
    /// answered with a page leaves its address in the browser, and the person may load it again, or sign in and return.
    private func page(above path: String, _ route: Route, _ request: HummingbirdCore.Request) -> String? {
        guard request.method != .post, !route.isForPrograms else { return nil }
        var page = path[...]
        while let slash = page.lastIndex(of: "/"), slash > page.startIndex {
            page = page[..<slash]
            if routes[String(page)]?.get != nil { return String(page) }
        }
        return nil
    }

    /// Runs a handler. If the session was extended, sets its cookie anew, unless the response sets another.
    private func answer(_ context: RequestContext, _ route: Route, _ handler: @escaping Route.Handler)
        async throws
        -> Response
    {
        var response = try await inTurn(context, route, handler)
        if context.signedIn?.isRenewed == true, response.headers[.setCookie] == nil,
            let token = context.cookie.token(in: context.headers)
        {
            response.headers[values: .setCookie] = context.cookie.setting(token, over: context.headers)
        }
        return response
    }

    /// Runs a handler within one of the person's turns. A response that streams while a window is open keeps its
    /// turn only until it begins.
    private func inTurn(
        _ context: RequestContext, _ route: Route, _ handler: @escaping Route.Handler
    ) async throws -> Response {
        guard let person = context.signedIn?.person, !route.isAlwaysAnswered else {
            return try await handler(context)
        }
        return try await underWay.taking(person) { try await handler(context) }
    }

    private func folder(of path: String) -> Route? {
        folders.first { path.hasPrefix($0.key) }?.value
    }

    private func file(_ path: String, _ request: HummingbirdCore.Request) throws -> Response {
        guard request.method != .post else { return notAllowed("GET, HEAD", request) }
        guard let response = files.answer(path, for: request.headers) else {
            throw ServiceError.refused(.notFound)
        }
        return response
    }

    private func notAllowed(_ methods: String, _ request: HummingbirdCore.Request) -> Response {
        guard !request.isForAPI else { return responses.notAllowed(at: request.uri.path) }
        var response = responses.refusal(.methodNotAllowed, for: request.headers)
        response.headers[.allow] = methods
        return response
    }
}

extension Site {
    private func context(
        _ request: HummingbirdCore.Request, _ connection: ConnectionContext, _ route: Route
    ) async throws -> RequestContext {
        if request.method == .post, !route.isForPrograms { try checkOrigin(of: request) }
        let now = app.world.now()
        let cookie = SessionCookie.fitting(settings.publicURL, isEncrypted: settings.isEncrypted)
        let signedIn = try await visitor(of: request, route, cookie, at: now)
        let body = try await RequestBody(request, connection, route.body, of: signedIn?.person)
        return RequestContext(
            method: request.method, headers: request.headers, path: request.uri.path,
            query: request.uri.query ?? "",
            origin: settings.origin(authority: request.head.authority ?? ""), body: body.text,
            bytes: body.bytes, picture: body.picture,
            sender: SenderAddress(
                of: connection.channel.remoteAddress, request.headers, trusting: settings.trustedProxy),
            connection: connection.channel.eventLoop, cookie: cookie, now: now, signedIn: signedIn,
            isShared: SharedComputerCookie.isSet(in: request.headers), file: body.file)
    }

    private func visitor(
        of request: HummingbirdCore.Request, _ route: Route, _ cookie: SessionCookie, at now: Instant
    ) async throws -> SignedIn? {
        guard !route.isForPrograms, let token = cookie.token(in: request.headers) else { return nil }
        return try await app.backend.signIns.visited(by: token, at: now)
    }

    private func checkOrigin(of request: HummingbirdCore.Request) throws(ServiceError) {
        let check = OriginCheck(publicURL: settings.publicURL, isEncrypted: settings.isEncrypted)
        guard check.allows(request.headers, authority: request.head.authority ?? "")
        else { throw .refused(.foreignOrigin) }
    }

    /// A request as logs and spans name it.
    private func name(of request: HummingbirdCore.Request, _ response: Response) -> RouteName {
        RouteName(path: request.uri.path, isKnown: response.status.code != 404)
    }

    private func describe(_ request: HummingbirdCore.Request, _ response: Response, by span: any Span) {
        let method = request.method.rawValue
        let route = "\(name(of: request, response))"
        span.operationName = "\(method) \(route)"
        span.attributes["http.request.method"] = method
        span.attributes["http.route"] = route
        span.attributes["http.response.status_code"] = response.status.code
        if response.status.code >= 500 { span.setStatus(SpanStatus(code: .error)) }
    }

    /// Logs changes and failures; pages that were only viewed are logged at debug level.
    private func log(
        _ request: HummingbirdCore.Request, _ response: Response, after duration: Duration, _ logger: Logger
    ) {
        let code = response.status.code
        let level: Logger.Level = code >= 500 ? .warning : request.method == .post ? .info : .debug
        guard level >= logger.logLevel else { return }
        let milliseconds = duration / .milliseconds(1)
        logger.log(
            level: level, "request",
            metadata: [
                "method": "\(request.method.rawValue)", "route": "\(name(of: request, response))",
                "status": "\(code)",
                "milliseconds": "\((milliseconds * 10).rounded() / 10)",
            ])
    }
}

extension HummingbirdCore.Request {
    /// Whether the request is for a static file.
    fileprivate var isForFile: Bool { uri.path.hasPrefix("/assets/") }

    /// Whether the request is for the API, which always gets JSON responses.
    fileprivate var isForAPI: Bool { uri.path.hasPrefix(APIRoutes.prefix) }

    /// Whether the request is for FHIR's endpoint, which always gets resources.
    fileprivate var isForFHIR: Bool { uri.path.hasPrefix(FHIRRoutes.prefix) }
}
