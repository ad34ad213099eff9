import Foundation
import Testing

extension RealServer {
    @Suite("Operators rotate the master key")
    struct KeyRotation {
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
        }

        private func rotate() throws -> String {
            let (code, output) = try hexis("keys", "rotate", "--data", folder.path("data"))
            #expect(code == 0, "\(output)")
            return output
        }

        private var keys: Set<String> {
            get throws {
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("data"))
                return Set(names.filter { $0.hasPrefix("master.key") })
            }
        }

        @Test("While people use the server, and without a server; nobody notices anything")
        func rotated() async throws {
            let server = try await RunningServer(in: folder)
            var maria = Browser(server)
            try await maria.join("maria")
            let output = try rotate()
            #expect(output.contains("The master key was rotated: one person’s key is sealed"))
            #expect(output.contains(folder.path("data/master.key.")))
            #expect(try await maria.get("/today").status == 200)
            var eve = Browser(server)
            try await eve.join("eve")
            // Whatever is not on the disk yet is lost.
            server.kill()
            #expect(try rotate().contains("the keys of 2 people are sealed"))
            #expect(try keys.count == 3)

            let again = try await RunningServer(in: folder)
            for cookie in [maria.cookie, eve.cookie] {
                var browser = Browser(again)
                browser.cookie = cookie
                #expect(try await browser.get("/today").status == 200)
            }
            let doctor = try hexis("doctor", "--data", folder.path("data"))
            #expect(doctor.output.contains(/all \d+ rows open with their keys/))
        }
    }
}
