package import HexisCore

/// The response to a request. The server stores the entries durably before sending it.
package struct APIAnswer: Sendable {
    package let status: Int
    package let json: JSON
    package let entries: [Entry]
    /// A record of the data received; `nil` if the request sent none.
    package let intake: Intake?

    init(_ json: JSON, status: Int = 200, recording entries: [Entry] = [], from intake: Intake? = nil) {
        self.status = status
        self.json = json
        self.entries = entries
        self.intake = intake
    }
}
