import NIOHTTP1

/// A browser that keeps every cookie, each until it is cleared.
struct CookieJar: Sendable {
    private var browser: Browser
    private(set) var cookies: [String: String] = [:]

    init(_ browser: Browser) { self.browser = browser }

    mutating func get(_ path: String) async throws -> Browser.Answer { try await send(.GET, path) }

    mutating func post(_ path: String, _ fields: [(String, String)] = []) async throws -> Browser.Answer {
        try await send(.POST, path, ["Origin": browser.address], form: fields)
    }

    mutating func send(
        _ method: HTTPMethod, _ path: String, _ headers: [String: String] = [:],
        form: [(String, String)]? = nil
    ) async throws -> Browser.Answer {
        browser.cookie =
            cookies.isEmpty ? nil : cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
        let answer = try await browser.send(method, path, headers, form: form)
        for set in answer.headers["set-cookie"] {
            let pair = set.split(separator: ";")[0].split(separator: "=", maxSplits: 1).map(String.init)
            cookies[pair[0]] = set.contains("Max-Age=0") ? nil : pair.count > 1 ? pair[1] : nil
        }
        return answer
    }

    /// What becomes of cookies that somebody took along.
    mutating func forget(_ name: String) { cookies[name] = nil }
    mutating func keep(_ name: String, _ value: String?) { cookies[name] = value }
}
