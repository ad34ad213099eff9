import Foundation
import NIOHTTP1
import Testing

extension RealServer {
    @Suite("Uploads in progress")
    struct ReceivingTests {
        private static let paths = ["/photos/files/\(String(repeating: "a", count: 32))", "/routes/read"]
        /// The camera's name in the uploaded picture.
        private let secret = Data("SecretCam".utf8)
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
            try FileManager.default.createDirectory(
                atPath: folder.path("temporary"), withIntermediateDirectories: true)
        }

        private func server() async throws -> RunningServer {
            try await RunningServer(in: folder, .init(environment: ["TMPDIR": folder.path("temporary")]))
        }

        /// Returns whether any file in the folder, at any depth, contains the camera's name.
        private func isLeft() throws -> Bool {
            let files = try #require(FileManager.default.enumerator(atPath: folder.path("")))
            return files.contains { name in
                let contents = (name as? String).flatMap {
                    FileManager.default.contents(atPath: folder.path($0))
                }
                return contents?.range(of: secret) != nil
            }
        }

        /// Starts uploading a large picture, and returns once the server has part of it.
        private func begin(_ path: String, to server: RunningServer, by browser: Browser) async throws
            -> Int32
        {
            let isForm = path == "/routes/read"
            let head = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n"
            let picture = try Data((isForm ? head : "").utf8) + SamplePictures().phonePicture()
            let request = """
                POST \(path) HTTP/1.1\r
                Host: \(server.address.dropFirst("http://".count))\r
                Origin: \(server.address)\r
                Cookie: \(try #require(browser.cookie))\r
                Content-Type: \(isForm ? "multipart/form-data; boundary=x" : "image/jpeg")\r
                Content-Length: 40000000\r
                \r

                """
            let connection = try rawConnection(to: server)
            let sent = Data(request.utf8) + picture.prefix(60_000)
            #expect(sent.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) } == sent.count)
            try await eventually("it lies in a file of the server's") {
                server.openFiles.contains { $0.range(of: secret) != nil } ? true : nil
            }
            return connection
        }

        @Test("A server killed during an upload leaves nothing of it behind", arguments: paths)
        func killed(path: String) async throws {
            let server = try await server()
            var ada = Browser(server)
            try await ada.join("ada")
            let connection = try await begin(path, to: server, by: ada)
            defer { close(connection) }
            server.kill()
            #expect(try !isLeft())
            #expect(try await self.server().stop() == 0)
            #expect(try !isLeft())
        }

        @Test(
            "During an upload, a second file of the same person is refused, but not other people's",
            arguments: paths)
        func second(path: String) async throws {
            let server = try await server()
            var ada = Browser(server)
            try await ada.join("ada")
            var bob = Browser(server)
            try await bob.join("bob")
            let connection = try await begin(path, to: server, by: ada)
            defer { close(connection) }
            func send(by browser: Browser) async throws -> Int {
                let headers = [
                    "Origin": server.address, "Content-Type": "multipart/form-data; boundary=x",
                ]
                return try await browser.send(.POST, path, headers, bytes: Array("x".utf8)).status
            }
            // The form explains the refusal; the photo is retried by its device.
            let refused = path == "/routes/read" ? 429 : 503
            #expect(try await send(by: ada) == refused)
            #expect(![429, 503].contains(try await send(by: bob)))
        }
    }
}
