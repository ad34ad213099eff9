import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

extension HTTPClientRequest {
    /// The host as the client itself parses it when it connects to the pinned address.
    var host: String {
        get throws {
            guard let host = URL(string: url)?.host else { throw HTTPClientError.emptyHost }
            return host.trimmingCharacters(in: ["[", "]"])
        }
    }

    /// The request that this side sends, with its headers and body.
    init(_ request: OutgoingRequest) {
        self.init(url: request.address)
        method = .POST
        for header in request.headers { headers.add(name: header.name, value: header.value) }
        body = .bytes(request.body)
    }
}

extension HTTPClientResponse.Body {
    /// Reads at most so many bytes; a longer body is cut off, with its connection.
    func beginning(_ count: Int) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        for try await part in self {
            bytes.append(contentsOf: part.readableBytesView.prefix(count - bytes.count))
            if bytes.count == count { break }
        }
        return bytes
    }
}
