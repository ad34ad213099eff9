import HexisApp
import HexisDelivery

extension NotificationMessage {
    /// A longer address stands once, where the call itself leads.
    private static let longestAnswerPage = 200

    /// As it is sent to a device that knows the server by an address, to be of use for so many seconds.
    func message(for origin: String, secondsToLive: Int) throws(WebPushError) -> PushMessage {
        var shown = PushNotification(title: title, body: body, page: origin + page, tag: tag.description)
        let answered = page.utf8.count <= NotificationMessage.longestAnswerPage ? page : "/today"
        shown.actions = answers.map {
            PushNotification.Action(name: $0.name, title: $0.title, page: origin + answered)
        }
        return try PushMessage(
            payload: try shown.payload(), secondsToLive: secondsToLive, urgency: .high, topic: PushTopic(tag))
    }
}
