import HexisCore

/// A notification for a device to show.
package struct PushNotification: Hashable, Sendable {
    package var title: String
    package var body: String
    /// The absolute address that opens when it is tapped.
    package var page: String
    /// A newer notification with the same tag replaces an older one on the device.
    package var tag: String
    /// The language of the text, such as “en” (BCP 47).
    package var language: String
    /// Whether it comes without sound and vibration.
    package var isSilent = false
    /// The number on the app's icon; `nil` leaves it as it is.
    package var badge: UInt32?
    /// The buttons. Systems show two at most, some none.
    package var actions: [Action] = []
    /// Whether our service worker runs first where the browser would show it directly (Safari).
    package var isMutable = false

    package struct Action: Hashable, Sendable {
        /// The name passed to the service worker.
        package var name: String
        package var title: String
        /// The absolute address that it opens where no service worker answers.
        package var page: String
        /// The path of the form that our service worker sends when the button is tapped.
        package var form: String
        /// The fields of that form, URL-encoded. The query of the notification's page goes before them.
        package var fields: String

        package init(name: String, title: String, page: String, form: String, fields: String) {
            self.name = name
            self.title = title
            self.page = page
            self.form = form
            self.fields = fields
        }
    }

    package init(title: String, body: String, page: String, tag: String, language: String = "en") {
        self.title = title
        self.body = body
        self.page = page
        self.tag = tag
        self.language = language
    }
}

extension PushNotification {
    /// The longest payload, in bytes.
    package static let mostBytes = 3000
    /// The longest title as JSON, in bytes.
    static let mostTitleBytes = 400

    /// The payload: one JSON document for two readers.
    ///
    /// Safari 18.4 and newer show it directly (Declarative Web Push: W3C Push API, “declarative push message”);
    /// elsewhere our service worker reads the same members. Text that is too long is shortened.
    package func payload() throws(WebPushError) -> [UInt8] {
        guard !title.isEmpty else { throw .titleMissing }
        guard opensWholeAddresses else { throw .pageUnreadable }
        let frame = encoded(title: "", body: "").count
        let title = shortened(title, toJSONBytes: min(PushNotification.mostTitleBytes, room(beside: frame)))
        let body = shortened(body, toJSONBytes: room(beside: encoded(title: title, body: "").count))
        let bytes = encoded(title: title, body: body)
        guard !title.isEmpty, bytes.count <= PushNotification.mostBytes else {
            throw .payloadTooLarge(bytes: frame, most: PushNotification.mostBytes)
        }
        return bytes
    }

    private var opensWholeAddresses: Bool {
        isWholeAddress(page) && actions.allSatisfy { isWholeAddress($0.page) }
    }

    private func room(beside bytes: Int) -> Int { max(PushNotification.mostBytes - bytes, 0) }

    private func encoded(title: String, body: String) -> [UInt8] {
        Array(document(title: title, body: body).text.utf8)
    }

    /// `app_badge` and `mutable` appear twice: Safari reads them inside the notification, the standard puts them
    /// beside it.
    private func document(title: String, body: String) -> JSON {
        let twice =
            [JSON.Member("mutable", .bool(isMutable))]
            + (badge.map { [JSON.Member("app_badge", .integer(Int64($0)))] } ?? [])
        return .object(
            [
                // The number of RFC 8030 marks these documents.
                JSON.Member("web_push", .integer(8030)),
                JSON.Member("notification", .object(notification(title: title, body: body) + twice)),
            ] + twice)
    }

    private func notification(title: String, body: String) -> [JSON.Member] {
        let text = [
            JSON.Member("title", .string(title)), JSON.Member("body", .string(body)),
            JSON.Member("navigate", .string(page)), JSON.Member("tag", .string(tag)),
            JSON.Member("lang", .string(language)), JSON.Member("silent", .bool(isSilent)),
        ]
        return text + (actions.isEmpty ? [] : [JSON.Member("actions", .array(actions.map(\.json)))])
    }
}

extension PushNotification.Action {
    fileprivate var json: JSON {
        .object([
            JSON.Member("action", .string(name)), JSON.Member("title", .string(title)),
            JSON.Member("navigate", .string(page)), JSON.Member("form", .string(form)),
            JSON.Member("fields", .string(fields)),
        ])
    }
}
