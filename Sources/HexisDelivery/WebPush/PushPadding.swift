/// The lengths to which messages are padded, so that a push service cannot tell them apart.
package enum PushPadding {
    /// A reminder with its buttons has the third length, a message without buttons the first. The last is
    /// `PushNotification.mostBytes`.
    package static let lengths = [500, 1000, 2000, 3000]

    /// The smallest of the lengths that holds so many bytes; larger sizes are returned as they are.
    ///
    /// “Drink water” in 180 bytes and “Take the long walk by the river” in 220 both have 500.
    package static func length(for bytes: Int) -> Int {
        lengths.first { $0 >= bytes } ?? bytes
    }
}
