import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import Testing

/// The events of an open window, in order.
struct WindowEvents {
    private var body: HTTPClientResponse.Body.AsyncIterator

    init(_ browser: Browser) async throws {
        var request = HTTPClientRequest(url: browser.address + "/live")
        request.headers.add(name: "Cookie", value: browser.cookie ?? "")
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
        #expect(response.status.code == 200)
        body = response.body.makeAsyncIterator()
    }

    /// Returns the next event, without the comments that keep the connection open.
    mutating func next() async throws -> String? {
        repeat {
            let event = try await body.next().map { String(buffer: $0) }
            if event != ":\n\n" { return event }
        } while true
    }
}
