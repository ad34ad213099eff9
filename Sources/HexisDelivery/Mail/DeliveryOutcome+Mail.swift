import CCurl

extension DeliveryOutcome {
    /// Derives the outcome from the result of a session with a mail server. `status` is its last reply code, of
    /// which 4xx is temporary and 5xx permanent (RFC 5321, §4.2.1).
    init(_ result: CURLcode, status: Int, refusal: [UInt8]) {
        // A reply's text often names the mailbox; its enhanced code does not (RFC 3463).
        let reply = ServiceReply(status: status, body: enhancedCode(refusal))
        switch (result, status) {
        case (CURLE_OK, _): self = .delivered
        case (CURLE_OPERATION_TIMEDOUT, _): self = .retry(afterSeconds: nil, .timedOut)
        case (CURLE_ABORTED_BY_CALLBACK, _):
            self = .retry(afterSeconds: nil, .unreachable("CancellationError"))
        // It rejects the login, or requires one (RFC 4954, §6).
        case (_, 530), (_, 534), (_, 535), (_, 538): self = .refused(reply)
        case (_, 400...499): self = .retry(afterSeconds: nil, .status(status))
        case (_, 500...599): self = .rejected(reply)
        default:
            self = .retry(afterSeconds: nil, .unreachable(String(cString: curl_easy_strerror(result))))
        }
    }
}

/// The enhanced code of a reply: “5.1.1” of “550 5.1.1 No such user”.
private func enhancedCode(_ reply: [UInt8]) -> [UInt8] {
    let text = String(decoding: reply, as: UTF8.self)
    guard let found = text.prefixMatch(of: /\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/) else { return [] }
    return Array(found.output.1.utf8)
}
