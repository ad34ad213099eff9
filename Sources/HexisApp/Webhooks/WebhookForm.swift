import HexisCore

/// A new program to tell as it was typed.
public struct WebhookForm: Sendable {
    public let address: String
    public let happenings: Happenings
    private let addressProblem: String?

    init() {
        address = ""
        happenings = .usual
        addressProblem = nil
    }

    /// What a browser sent. Spaces around an address come from pasting, and mean nothing.
    ///
    /// - Parameter check: What is wrong with an address, in words; `nil` where nothing is. Only a server knows where it
    ///   may send.
    public init(_ form: Form, checking check: (String) -> String?) {
        let typed = form["address"] ?? ""
        address = typed.isBlank ? "" : Passage(typed)?.text ?? typed
        happenings = Happenings(form.all("happening").compactMap { EventKind(name: $0) })
        addressProblem = address.bytes.isEmpty ? WebhooksWording.addressMissing : check(address)
    }

    /// - Parameters:
    ///   - count: How many programs are told already.
    ///   - most: How many may be.
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
