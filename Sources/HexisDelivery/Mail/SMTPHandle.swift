import CCurl

/// A session with a mail server, run by libcurl (curl.se/libcurl/c/smtp-mail.html).
final class SMTPHandle {
    private let handle: UnsafeMutableRawPointer
    /// Lists that libcurl reads only once it starts.
    private var lists: [UnsafeMutablePointer<curl_slist>] = []

    init?() {
        guard let handle = curl_easy_init() else { return nil }
        self.handle = handle
    }

    deinit {
        curl_easy_cleanup(handle)
        for list in lists { curl_slist_free_all(list) }
    }

    func set(_ option: CURLoption, _ text: String) { _ = curl_set_text(handle, option, text) }
    func set(_ option: CURLoption, _ number: Int) { _ = curl_set_number(handle, option, number) }

    func set(_ option: CURLoption, list text: String) {
        guard let list = curl_slist_append(nil, text) else { return }
        lists.append(list)
        _ = curl_set_list(handle, option, list)
    }

    /// Sets the server and the timeouts.
    func prepare(_ relay: MailRelay, _ limits: MailSender.Limits) {
        // The path is the name in this side's greeting (RFC 5321, §4.1.1.1); the machine's own name stays private.
        set(CURLOPT_URL, "\(relay.address)/\(relay.sender.host)")
        set(CURLOPT_PROTOCOLS_STR, "smtp,smtps")
        set(CURLOPT_PROXY, "")
        set(CURLOPT_NOSIGNAL, 1)
        // Otherwise the session is closed only with the handle, when cancellation is no longer checked.
        set(CURLOPT_FORBID_REUSE, 1)
        limitTime(limits)
        if relay.isSecure { set(CURLOPT_USE_SSL, Int(CURLUSESSL_ALL.rawValue)) }
        if let login = relay.login { logIn(login.user, login.password) }
    }

    private func limitTime(_ limits: MailSender.Limits) {
        set(CURLOPT_CONNECTTIMEOUT_MS, limits.connecting.milliseconds)
        set(CURLOPT_TIMEOUT_MS, limits.sending.milliseconds)
        set(CURLOPT_SERVER_RESPONSE_TIMEOUT, max(limits.sending.milliseconds / 1000, 1))
    }

    private func logIn(_ user: String, _ password: String) {
        set(CURLOPT_USERNAME, user)
        set(CURLOPT_PASSWORD, password)
    }

    /// Runs the session until the mail is accepted or refused.
    func perform(
        _ transfer: MailTransfer, from sender: MailAddress, to recipient: MailAddress
    ) -> DeliveryOutcome {
        set(CURLOPT_MAIL_FROM, sender.text)
        set(CURLOPT_MAIL_RCPT, list: recipient.text)
        set(CURLOPT_UPLOAD, 1)
        connect(transfer)
        let result = withExtendedLifetime(transfer) { curl_easy_perform(handle) }
        var status = 0
        _ = curl_response_code(handle, &status)
        return DeliveryOutcome(result, status: status, refusal: transfer.refusal)
    }

    /// Lets libcurl read from the transfer, and passes the server's replies to it.
    private func connect(_ transfer: MailTransfer) {
        let pointer = Unmanaged.passUnretained(transfer).toOpaque()
        readMail(from: pointer)
        passReplies(to: pointer)
        watchCancellation(of: pointer)
    }

    private func readMail(from pointer: UnsafeMutableRawPointer) {
        _ = curl_set_pointer(handle, CURLOPT_READDATA, pointer)
        _ = curl_set_reader(handle) { buffer, size, count, pointer in
            guard let buffer, let transfer = MailTransfer.at(pointer) else { return 0 }
            return transfer.write(into: UnsafeMutableRawBufferPointer(start: buffer, count: size * count))
        }
    }

    private func passReplies(to pointer: UnsafeMutableRawPointer) {
        _ = curl_set_pointer(handle, CURLOPT_HEADERDATA, pointer)
        _ = curl_set_header_reader(handle) { line, size, count, pointer in
            MailTransfer.at(pointer)?.note(UnsafeRawBufferPointer(start: line, count: size * count))
            return size * count
        }
    }

    private func watchCancellation(of pointer: UnsafeMutableRawPointer) {
        set(CURLOPT_NOPROGRESS, 0)
        _ = curl_set_pointer(handle, CURLOPT_XFERINFODATA, pointer)
        _ = curl_set_progress(handle) { pointer, _, _, _, _ in
            MailTransfer.at(pointer)?.isCancelled == true ? 1 : 0
        }
    }
}

extension MailTransfer {
    fileprivate static func at(_ pointer: UnsafeMutableRawPointer?) -> MailTransfer? {
        pointer.map { Unmanaged<MailTransfer>.fromOpaque($0).takeUnretainedValue() }
    }
}

extension Duration {
    fileprivate var milliseconds: Int { Int(self / .milliseconds(1)) }
}
