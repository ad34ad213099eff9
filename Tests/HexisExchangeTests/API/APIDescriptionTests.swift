import Foundation
import HexisCore
import Testing

@testable import HexisExchange

@Suite("API description")
struct APIDescriptionTests {
    @Test("The description is valid OpenAPI 3.1, as another program reads it")
    func valid() throws {
        let text = APIDescription.json(origin: "https://habits.example.org", version: "1.0").text
        let line = Data(text.utf8).base64EncodedString()
        let read = try python(
            """
            import base64, json, sys
            from openapi_spec_validator import validate
            for line in sys.stdin.read().splitlines():
                description = json.loads(base64.b64decode(line))
                validate(description)
                print(" ".join(sorted(f"{method} {path}" for path, item in description["paths"].items() for method in item)))
            """, lines: [line])
        #expect(
            read == [
                "get /challenges get /check-ins get /entries get /habits get /measurements get /personal-challenges post /check-ins post /health-auto-export post /measurements"
            ])
    }
}
