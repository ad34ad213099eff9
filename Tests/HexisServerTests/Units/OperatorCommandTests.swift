import HexisCore
import Testing

@testable import HexisService

@Suite("Commands to a running server")
struct OperatorCommandTests {
    @Test("Every command is read as it was sent")
    func roundTrip() throws {
        let actions = OperatorCommand.Action.allCases.map {
            OperatorCommand.act($0, userName: "maria \"the first\"")
        }
        let limits: [OperatorCommand] = [
            .limit(userName: "maria", journal: nil, photos: nil),
            .limit(userName: "maria", journal: .megabytes(500), photos: .standard),
        ]
        for command in [.list, .invite, .rotateMasterKey, .health] + actions + limits {
            #expect(OperatorCommand(json: try JSON(parsing: Array(command.json.text.utf8))) == command)
        }
    }

    @Test(
        "Anything else is no command",
        arguments: [
            "{}", "[]", #""list""#, #"{"command":"list","name":"maria"}"#, #"{"command":"erase"}"#,
            #"{"command":"promote","name":"maria"}"#, #"{"command":1}"#, #"{"command":"limit"}"#,
            #"{"command":"rotate-master-key","name":"maria"}"#, #"{"command":"health","name":"maria"}"#,
            #"{"command":"limit","name":"maria","journal":"a lot"}"#,
            #"{"command":"limit","name":"maria","photos":"0"}"#, #"{"name":"maria"}"#,
        ])
    func nonsense(_ text: String) throws {
        #expect(OperatorCommand(json: try JSON(parsing: Array(text.utf8))) == nil)
    }
}
