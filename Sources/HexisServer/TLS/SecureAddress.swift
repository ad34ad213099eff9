extension ServerSettings {
    /// Whether the server speaks HTTPS itself.
    var isEncrypted: Bool { tls != nil }

    /// The server's own address, as seen by a client that requested the host `authority`.
    func origin(authority: String) -> String {
        publicURL?.description ?? "\(isEncrypted ? "https" : "http")://\(authority)"
    }

    /// The server's address, for the person who started it. A certificate names this machine, not its number.
    package func address(port: Int) -> String {
        if let publicURL { return publicURL.description }
        guard isEncrypted else { return "http://\(host):\(port)" }
        return "https://\(host == "127.0.0.1" ? "localhost" : host):\(port)"
    }
}
