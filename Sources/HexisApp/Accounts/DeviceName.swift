/// A name for the browser that sent a request, such as "Firefox on Linux".
///
/// It is read from the User-Agent header as far as possible and reveals nothing about a device that its owner doesn't
/// know.
public func deviceName(userAgent: String) -> String {
    "\(firstMatch(of: browsers, in: userAgent) ?? "A browser")"
        + (firstMatch(of: systems, in: userAgent).map { " on \($0)" } ?? "")
}

/// The order matters: Edge and Opera also claim to be Chrome, and all of them claim to be Safari.
private let browsers: [(mark: String, name: String)] = [
    ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("Edg", "Edge"), ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
]

/// The order matters: Android also claims to be Linux.
private let systems: [(mark: String, name: String)] = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"), ("Linux", "Linux"),
]

private func firstMatch(of table: [(mark: String, name: String)], in text: String) -> String? {
    let bytes = Array(text.utf8.prefix(500))
    return table.first { occurs(Array($0.mark.utf8), in: bytes) }?.name
}

private func occurs(_ mark: [UInt8], in bytes: [UInt8]) -> Bool {
    guard bytes.count >= mark.count else { return false }
    return (0...bytes.count - mark.count).contains { bytes[$0..<$0 + mark.count].elementsEqual(mark) }
}
