import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Testing

extension RealServer {
    @Suite("Stopping")
    struct Stopping {
        @Test(
            "A window that listens for changes does not keep the server from stopping",
            arguments: Way.allCases)
        func listening(_ way: Way) async throws {
            let certificates = try TestCertificates()
            let server = try await RunningServer(
                in: TemporaryFolder(), way == .plain ? .init() : certificates.way)
            try await certificates.withClient(way == .http2 ? .automatic : .http1Only) { client in
                var browser = Browser(server, by: client)
                try await browser.join("maria")
                var request = HTTPClientRequest(url: server.address + "/live")
                request.headers.add(name: "Cookie", value: try #require(browser.cookie))
                let window = try await client.execute(request, timeout: .seconds(60))
                #expect(window.version == (way == .http2 ? .http2 : .http1_1))
                var events = window.body.makeAsyncIterator()
                #expect(try await events.next() == ByteBuffer(string: "retry: 3000\n\n"))
                #expect(server.stop() == 0)
                do {
                    #expect(try await events.next() == nil)
                } catch let error as HTTPClientError
                    where way == .http2 && error == .remoteConnectionClosed
                {
                    // Hummingbird closes the connection with its last stream, whose end may not be flushed yet. The
                    // window reconnects in either case.
                }
            }
        }

        enum Way: CaseIterable { case plain, https, http2 }
    }
}
