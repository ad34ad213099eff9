/// How long messages are made, so that a push service cannot tell them apart by their length.
public enum PushPadding {
    /// Nearly every reminder is of the first length. The last is `PushNotification.mostBytes`.
    public static let lengths = [500, 1000, 2000, 3000]

    /// The least of the lengths that holds so many bytes; itself for more.
    ///
    /// “Drink water” in 180 bytes and “Take the long walk by the river” in 220 both have 500.
    public static func length(for bytes: Int) -> Int {
        lengths.first { $0 >= bytes } ?? bytes
    }
}
