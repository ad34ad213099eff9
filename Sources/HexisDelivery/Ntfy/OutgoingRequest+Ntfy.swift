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
        let document = JSON.object([
            JSON.Member("topic", .string(topic.name)),
            JSON.Member("title", .string(shortened(message.title, toJSONBytes: mostTitleBytes))),
            // Without a message, ntfy would show “triggered”.
            JSON.Member(
                "message",
                .string(message.body.isBlank ? " " : shortened(message.body, toJSONBytes: mostBodyBytes))),
            JSON.Member("click", .string(message.page)),
            JSON.Member("tags", .array([.string("alarm_clock")])),
            // From 4 on, a dozing phone is woken; below, the message may wait until the phone is next used.
            JSON.Member("priority", .integer(4)),
            // From ntfy 2.16 on, a repeated message replaces the first.
            JSON.Member("sequence_id", .string(message.id.description)),
        ])
        body = Array(document.text.utf8)
    }
}

/// ntfy turns a message of more than 4,096 bytes into an attached file.
private let mostBodyBytes = 3000
private let mostTitleBytes = 400
