import HexisCore

extension OutgoingRequest {
    /// A message for a topic, as JSON to the server's root (docs.ntfy.sh/publish, “Publish as JSON”).
    ///
    /// In headers, the alternative, text could only be ASCII.
    package init(_ message: ChannelMessage, to topic: NtfyTopic) {
        address = topic.server
        headers =
            [Header(name: "Content-Type", value: "application/json")]
            + (topic.token.map { [Header(name: "Authorization", value: "Bearer \($0)")] } ?? [])
        body = Array(OutgoingRequest.document(of: message, to: topic).text.utf8)
    }

    private static func document(of message: ChannelMessage, to topic: NtfyTopic) -> JSON {
        .object([
            JSON.Member("topic", .string(topic.name)),
            JSON.Member("title", .string(shortened(message.title, toJSONBytes: mostTitleBytes))),
            JSON.Member("message", .string(shownText(of: message))),
            JSON.Member("click", .string(message.page)),
            JSON.Member("tags", .array([.string("alarm_clock")])),
            JSON.Member("priority", .integer(wakingPriority)),
            // From ntfy 2.16 on, a repeated message replaces the first.
            JSON.Member("sequence_id", .string(message.id.description)),
        ])
    }

    /// Without a message, ntfy would show “triggered”.
    private static func shownText(of message: ChannelMessage) -> String {
        message.body.isBlank ? " " : shortened(message.body, toJSONBytes: mostBodyBytes)
    }
}

/// From 4 on, a dozing phone is woken; below, the message may wait until the phone is next used.
private let wakingPriority: Int64 = 4

/// ntfy turns a message of more than 4,096 bytes into an attached file.
private let mostBodyBytes = 3000
private let mostTitleBytes = 400
