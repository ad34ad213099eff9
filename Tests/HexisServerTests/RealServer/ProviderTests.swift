import AsyncHTTPClient
import Crypto
import FakeProvider
import Foundation
import HexisCore
import NIOCore
import NIOHTTP1
import Testing

extension RealServer {
    @Suite("Signing in with an account elsewhere")
    struct Providers {
        /// A provider, and a server that offers it.
        struct Town: Sendable {
            let provider: FakeProvider
            let server: RunningServer

            func jar() -> CookieJar { CookieJar(Browser(server)) }

            /// Follows a link to the provider, and returns the address, on this server, to which it leads back.
            func wayBack(from answer: Browser.Answer) async throws -> String {
                #expect(answer.status == 303)
                let address = try #require(answer.location)
                #expect(address.hasPrefix("\(provider.issuer)/authorize?tenant=1&"))
                let there = try await Browser.client.execute(
                    HTTPClientRequest(url: address), timeout: .seconds(60))
                let back = try #require(there.headers.first(name: "Location"))
                #expect(back.hasPrefix(server.address))
                return String(back.dropFirst(server.address.count))
            }

            /// Signs in at the provider, and returns the answer to coming back.
            func visit(_ address: String, _ jar: inout CookieJar) async throws -> Browser.Answer {
                let back = try await wayBack(from: try await jar.get(address))
                return try await jar.get(back)
            }

            /// Joins with an account there, and returns the page with the recovery codes.
            func join(_ user: String, _ jar: inout CookieJar) async throws -> Browser.Answer {
                let back = try await visit("/sign-in/with/oidc", &jar)
                #expect(back.status == 303 && back.location == "/join/linked")
                return try await jar.post("/join/linked", [("user", user), ("zone", "UTC")])
            }

            /// Whoever signs in there next.
            func become(_ subject: String) {
                provider.behave {
                    $0.person = FakeProvider.Person()
                    $0.person.subject = subject
                }
            }
        }

        func running(
            joining: String = "open", _ body: @Sendable @escaping (Town) async throws -> Void
        ) async throws {
            try await FakeProvider.running(at: { Int64(Date().timeIntervalSince1970) }) { provider in
                let server = try await RunningServer(
                    in: TemporaryFolder(),
                    RunningServer.Way(
                        flags: ["--oidc-client-id", "hexis", "--oidc-name", "City Clinic"],
                        environment: [
                            "HEXIS_JOINING": joining, "HEXIS_OIDC_ISSUER": provider.issuer,
                            "HEXIS_OIDC_CLIENT_SECRET": "a secret",
                        ]))
                provider.behave {
                    $0.authorization = "Basic " + Data("hexis:a%20secret".utf8).base64EncodedString()
                }
                try await body(Town(provider: provider, server: server))
            }
        }

        @Test(
            "Somebody joins with an account elsewhere, gets recovery codes, and signs in with it from then on"
        )
        func joining() async throws {
            try await running { town in
                var ada = town.jar()
                for page in ["/sign-in", "/join"] {
                    #expect(try await ada.get(page).text.contains("with City Clinic"))
                }
                let back = try await town.visit("/sign-in/with/oidc", &ada)
                #expect(back.location == "/join/linked")
                let form = try await ada.get("/join/linked")
                #expect(form["cache-control"] == "no-store")
                // What the provider says is filled in; a password is not asked for.
                for text in ["value=\"ada\"", "value=\"ada@example.org\"", "value=\"Ada\""] {
                    #expect(form.text.contains(text), "\(text)")
                }
                #expect(!form.text.contains("name=\"password\""))
                let joined = try await ada.post(
                    "/join/linked", [("user", "ada"), ("zone", "UTC"), ("email", "ada@example.org")])
                #expect(joined.status == 200)
                #expect(joined["cache-control"] == "no-store")
                #expect(joined.text.matches(of: /<code>([0-9A-Z-]+)<\/code>/).count == 10)
                #expect(try await ada.get("/today").status == 200)
                let account = try await ada.get("/account").text
                #expect(account.contains("Account linked") && account.contains("Set a password"))
                #expect(account.contains("1 account"))

                var elsewhere = town.jar()
                let there = try await town.visit("/sign-in/with/oidc?next=%2Fhabits", &elsewhere)
                #expect(there.status == 303 && there.location == "/habits")
                #expect(try await elsewhere.get("/today").status == 200)
                let linked = try await elsewhere.get("/account/linked").text
                #expect(linked.contains("aria-label=\"Unlink: City Clinic: ada@example.org\""))
                #expect(linked.contains("last used today"))
            }
        }

        @Test("The doctor asks every provider whether people could sign in there")
        func doctor() async throws {
            try await FakeProvider.running(at: { Int64(Date().timeIntervalSince1970) }) { provider in
                let folder = try TemporaryFolder()
                let environment = [
                    "HEXIS_OIDC_ISSUER": provider.issuer, "HEXIS_OIDC_CLIENT_ID": "hexis",
                    "HEXIS_OIDC_NAME": "City Clinic",
                ]
                // Not on a thread that the provider needs to answer.
                func doctor() async throws -> (code: Int32, output: String) {
                    try await withCheckedThrowingContinuation { continuation in
                        DispatchQueue.global().async {
                            continuation.resume(
                                with: Result {
                                    try hexis(
                                        "doctor", "--data", folder.path("data"), environment: environment)
                                })
                        }
                    }
                }
                #expect(try await doctor().output.contains("City Clinic answers"))
                provider.behave { $0.published = [] }
                let wrong = try await doctor()
                #expect(wrong.output.contains("Nobody can sign in at City Clinic (provider-keys)"))
                #expect(wrong.code == 1)
                provider.behave { $0.isDown = true }
                #expect(try await doctor().output.contains("(provider-refused): 503"))
            }
        }

        @Test("A shared computer keeps nothing of somebody who signs in there")
        func sharedComputer() async throws {
            try await running { town in
                var ada = town.jar()
                #expect(try await town.join("ada", &ada).status == 200)
                var shared = town.jar()
                let answer = try await town.visit("/sign-in/with/oidc?shared=1", &shared)
                #expect(answer.status == 303 && answer.location == "/today")
                #expect(shared.cookies["hexis-shared"] != nil)
                #expect(shared.cookies["hexis-device"] == nil)
                let session = answer.headers["set-cookie"].first { $0.hasPrefix("hexis=") }
                #expect(session?.contains("Max-Age") == false)
            }
        }

        @Test("Joining follows the server’s rule: without an invitation, a stranger’s account opens nothing")
        func invited() async throws {
            try await running(joining: "invited") { town in
                var ada = town.jar()
                // The first person needs no invitation, and becomes the administrator.
                #expect(try await town.join("ada", &ada).status == 200)
                #expect(try await ada.get("/people").status == 200)

                town.become("stranger")
                var stranger = town.jar()
                let refused = try await town.visit("/sign-in/with/oidc", &stranger)
                #expect(refused.status == 422)
                #expect(refused.text.contains("No account here is linked to yours at City Clinic"))
                #expect(stranger.cookies["hexis-newcomer"] == nil)
                #expect(try await stranger.get("/join/linked").location == "/join")

                let made = try await ada.post("/people/invitations").text
                let secret = String(try #require(made.firstMatch(of: /\/join\?invitation=([^"&]+)"/)).1)
                let join = try await stranger.get("/join?invitation=\(secret)")
                let link = try #require(join.text.firstMatch(of: /href="(\/sign-in\/with\/oidc\?[^"]+)"/)).1
                let welcome = try await town.visit(String(link), &stranger)
                #expect(welcome.location == "/join/linked")
                let taken = try await stranger.post("/join/linked", [("user", "Ada"), ("zone", "UTC")])
                #expect(taken.status == 422 && taken.text.contains("This user name is taken"))
                let joined = try await stranger.post("/join/linked", [("user", "bo-1"), ("zone", "UTC")])
                #expect(joined.status == 200)
                #expect(try await stranger.get("/people").status == 404)
                // The invitation is used up.
                town.become("another stranger")
                var late = town.jar()
                let used = try await town.visit("/sign-in/with/oidc?invitation=\(secret)", &late)
                #expect(used.status == 422)
            }
            try await running(joining: "closed") { town in
                var ada = town.jar()
                let refused = try await town.visit("/sign-in/with/oidc", &ada)
                #expect(refused.status == 422)
                #expect(refused.text.contains("No account here is linked"))
            }
        }
    }
}
