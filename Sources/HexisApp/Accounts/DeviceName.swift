/// What a person would call the browser that sent a request: "Firefox on Linux".
///
/// Read from the User-Agent header as far as it tells; it says nothing more of a device than its owner knows.
public func deviceName(userAgent: String) -> String {
    "\(firstMatch(of: browsers, in: userAgent) ?? "A browser")"
        + (firstMatch(of: systems, in: userAgent).map { " on \($0)" } ?? "")
}

/// In this order: Edge and Opera call themselves Chrome, too, and all of them Safari.
private let browsers: [(mark: String, name: String)] = [
    ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("Edg", "Edge"), ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
]

/// In this order: Android calls itself Linux, too.
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
