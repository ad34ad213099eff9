import HexisApp
import HexisCore
import HexisDelivery

extension NotificationMessage {
    /// The longest page address to repeat for each answer; a longer one appears once, as the reminder's own page.
    private static let longestAnswerPage = 200

    /// The push message for a device that knows the server as `origin`, useful for so many seconds.
    func message(for origin: String, secondsToLive: Int) throws(WebPushError) -> PushMessage {
        var shown = PushNotification(title: title, body: body, page: origin + page, tag: tag.description)
        let answered = page.utf8.count <= NotificationMessage.longestAnswerPage ? page : "/today"
        shown.badge = badge.map { UInt32($0) }
        shown.actions = buttons.map {
            PushNotification.Action(
                name: $0.name, title: $0.title, page: origin + answered, form: $0.address, fields: $0.fields)
        }
        return try PushMessage(
            payload: try shown.payload(), secondsToLive: secondsToLive, urgency: .high, topic: PushTopic(tag))
    }
}
