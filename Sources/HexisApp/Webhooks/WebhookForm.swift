public import HexisCore

/// The form for a new webhook subscription as typed.
public struct WebhookForm: Sendable {
    public let address: String
    public let happenings: Happenings
    private let addressProblem: String?

    init() {
        address = ""
        happenings = .usual
        addressProblem = nil
    }

    /// Reads the form that a browser sent. Spaces around the address come from pasting and are removed.
    ///
    /// - Parameter check: Returns the problem with an address in words, or `nil` if it is valid. Only a server knows
    ///   where it may send.
    public init(_ form: Form, checking check: (String) -> String?) {
        let typed = form["address"] ?? ""
        address = typed.isBlank ? "" : Passage(typed)?.text ?? typed
        happenings = Happenings(form.all("happening").compactMap { EventKind(name: $0) })
        addressProblem = address.bytes.isEmpty ? WebhooksWording.addressMissing : check(address)
    }

    /// - Parameters:
    ///   - count: The number of existing subscriptions.
    ///   - most: The maximum number of subscriptions.
    public func hasProblems(having count: Int, of most: Int) -> Bool {
        !problems(having: count, of: most).isEmpty
    }

    func problems(having count: Int, of most: Int) -> [Problem] {
        var problems: [Problem] = []
        if let addressProblem { problems.append(Problem(field: "address", message: addressProblem)) }
        if happenings.isEmpty {
            problems.append(Problem(field: "happening", message: WebhooksWording.happeningMissing))
        }
        if count >= most { problems.append(Problem(field: "address", message: WebhooksWording.full(most))) }
        return problems
    }
}
