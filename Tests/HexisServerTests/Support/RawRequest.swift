import Foundation
import NIOHTTP1
import Testing

/// Sends bytes that no client library would send, and returns the head of the response.
func rawAnswer(of server: RunningServer, to request: String) throws -> Browser.Answer {
    let connection = try rawConnection(to: server)
    defer { close(connection) }
    #expect(write(connection, request, request.utf8.count) == request.utf8.count)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while !String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n") {
        let count = read(connection, &chunk, chunk.count)
        guard count > 0 else { break }
        bytes.append(contentsOf: chunk[..<count])
    }
    return answer(from: String(decoding: bytes, as: UTF8.self))
}

/// Returns a connection on which nothing has been sent yet. The caller closes it.
func rawConnection(to server: RunningServer) throws -> Int32 {
    let port = try #require(URLComponents(string: server.address)?.port)
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
    }
    #expect(connected == 0)
    return connection
}

private func answer(from text: String) -> Browser.Answer {
    let lines = text.components(separatedBy: "\r\n")
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { break }
        headers.add(name: String(parts[0]), value: parts[1].trimmingCharacters(in: .whitespaces))
    }
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return Browser.Answer(status: status ?? 0, headers: headers, bytes: Array(text.utf8))
}
