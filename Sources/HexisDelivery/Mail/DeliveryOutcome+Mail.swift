import CCurl

extension DeliveryOutcome {
    /// What the end of a conversation with a mail server means. `status` is its last reply code, of which 4xx
    /// may be over the next time, and 5xx not (RFC 5321, §4.2.1).
    init(_ result: CURLcode, status: Int, refusal: [UInt8]) {
        // The words of a reply often name the mailbox; its enhanced code does not (RFC 3463).
        let reply = ServiceReply(status: status, body: enhancedCode(refusal))
        switch (result, status) {
        case (CURLE_OK, _): self = .delivered
        case (CURLE_OPERATION_TIMEDOUT, _): self = .retry(afterSeconds: nil, .timedOut)
        case (CURLE_ABORTED_BY_CALLBACK, _):
            self = .retry(afterSeconds: nil, .unreachable("CancellationError"))
        // It does not take the login, or wants one (RFC 4954, §6).
        case (_, 530), (_, 534), (_, 535), (_, 538): self = .refused(reply)
        case (_, 400...499): self = .retry(afterSeconds: nil, .status(status))
        case (_, 500...599): self = .rejected(reply)
        default:
            self = .retry(afterSeconds: nil, .unreachable(String(cString: curl_easy_strerror(result))))
        }
    }
}

/// “5.1.1” of “550 5.1.1 No such user”.
private func enhancedCode(_ reply: [UInt8]) -> [UInt8] {
    let text = String(decoding: reply, as: UTF8.self)
    guard let found = text.prefixMatch(of: /\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/) else { return [] }
    return Array(found.output.1.utf8)
}
