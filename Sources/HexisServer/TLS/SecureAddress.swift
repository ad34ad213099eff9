extension ServerSettings {
    /// Whether the server speaks HTTPS itself.
    var isEncrypted: Bool { tls != nil }

    /// The server's own address, as somebody knows it who asked for that host.
    func origin(authority: String) -> String {
        publicURL?.description ?? "\(isEncrypted ? "https" : "http")://\(authority)"
    }

    /// Where the server is, in words for whoever started it. A certificate names this machine, not its number.
    package func address(port: Int) -> String {
        if let publicURL { return publicURL.description }
        guard isEncrypted else { return "http://\(host):\(port)" }
        return "https://\(host == "127.0.0.1" ? "localhost" : host):\(port)"
    }
}
