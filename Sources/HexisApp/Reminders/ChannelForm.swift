import HexisCore

/// A reminder channel as typed, and the fact it yields once valid.
struct ChannelForm {
    let kind: ReminderChannel.Kind
    /// The address of the webhook or the e-mail address; for ntfy, the server.
    var address = ""
    var topic = ""
    var token = ""

    /// A new channel. The topic's name is random, because anyone who guesses it can read the reminders.
    init(new kind: ReminderChannel.Kind, random: Identifier) {
        self.kind = kind
        if kind == .ntfy {
            address = ChannelForm.usualServer
            topic = ReminderChannel.topic(from: random)
        }
    }

    init(_ channel: ReminderChannel) {
        kind = channel.kind
        address = channel.address.text
        guard kind == .ntfy else { return }
        token = channel.secret?.text ?? ""
        let bytes = address.bytes
        let slash = bytes.lastIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
        address = String(decoding: bytes[..<slash], as: UTF8.self)
        topic = String(decoding: bytes[slash...].dropFirst(), as: UTF8.self)
    }

    /// Reads the form that a browser sent. Spaces around the address come from pasting and are removed.
    init(_ form: Form, _ kind: ReminderChannel.Kind) {
        self.kind = kind
        address = ChannelForm.trimmed(form["address"])
        topic = ChannelForm.trimmed(form["topic"])
        token = ChannelForm.trimmed(form["token"])
        if kind == .ntfy && address.isEmpty { address = ChannelForm.usualServer }
    }

    var problems: [Problem] {
        switch kind {
        case .ntfy: ntfyProblems
        case .webhook where !isTaken: [Problem(field: "address", message: webhookProblem)]
        case .mail where !isTaken: [Problem(field: "address", message: ChannelFieldWording.mailProblem)]
        case .webhook, .mail: []
        }
    }

    /// Returns `nil` while there are problems.
    func fact(named channel: Identifier, secret: Printable?, isOn: Bool = true) -> Fact? {
        guard problems.isEmpty, let address = whole else { return nil }
        return .reminderChannelSet(
            ReminderChannelSet(
                channel: channel, kind: kind, address: address,
                secret: kind == .ntfy ? Printable(token) : secret, isOn: isOn))
    }

    static var usualServer: String { "https://ntfy.sh" }

    /// The address as stored: for ntfy, the server followed by the topic.
    var whole: Printable? {
        kind == .ntfy ? Printable(ChannelForm.server(address) + topic) : Printable(address)
    }

    private var isTaken: Bool { whole.map { kind.takes($0) } ?? false }

    private var ntfyProblems: [Problem] {
        var problems: [Problem] = []
        if !isTopic(topic) {
            problems.append(Problem(field: "topic", message: ChannelFieldWording.topicProblem))
        }
        if !isServer {
            problems.append(Problem(field: "address", message: ChannelFieldWording.serverProblem))
        }
        if !isToken { problems.append(Problem(field: "token", message: ChannelFieldWording.tokenProblem)) }
        return problems
    }

    private var isServer: Bool {
        Printable(ChannelForm.server(address) + "topic").map { kind.takes($0) } ?? false
    }

    /// Whether the token can be used, or is left out.
    private var isToken: Bool { token.isEmpty || token.bytes.count <= 200 && Printable(token) != nil }

    private var webhookProblem: String {
        address.bytes.starts(with: "http://".bytes)
            ? ChannelFieldWording.notSecure : ChannelFieldWording.webhookProblem
    }

    /// Completes a server typed without scheme: “ntfy.sh” becomes `https://ntfy.sh/`.
    private static func server(_ text: String) -> String {
        let bytes = text.bytes
        let hasScheme = zip(bytes, bytes.dropFirst()).contains {
            $0 == UInt8(ascii: ":") && $1 == UInt8(ascii: "/")
        }
        return (hasScheme ? "" : "https://") + text + (bytes.last == UInt8(ascii: "/") ? "" : "/")
    }

    private static func trimmed(_ text: String?) -> String {
        guard let text else { return "" }
        return text.isBlank ? "" : Passage(text)?.text ?? text
    }
}
