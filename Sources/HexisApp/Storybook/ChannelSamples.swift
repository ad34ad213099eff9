import HexisCore

extension Storybook {
    static var channels: [Sample] {
        let all = ChannelSample.all
        let settings = "/settings/reminders"
        let list = "\(settings)/channels"
        return [
            ChannelSample().sample("none", .get, settings),
            all.sample("many", .get, settings),
            ChannelSample.full.sample("as many as can be", .get, settings),
            all.sample("new ntfy", .get, "\(list)/new", query: "kind=ntfy"),
            all.sample("new webhook", .get, "\(list)/new", query: "kind=webhook"),
            all.sample("new mail", .get, "\(list)/new", query: "kind=mail"),
            all.sample("ntfy, wrong", .post, list, "kind=ntfy&topic=my+topic&address=ntfy&token=tk%20_1"),
            all.sample("webhook, wrong", .post, list, "kind=webhook&address=http://example.org/hook"),
            all.sample("mail, wrong", .post, list, "kind=mail&address=anna"),
            all.sample("ntfy", .get, all.address(1), query: "added=1"),
            all.sample("webhook", .get, all.address(2)),
            all.sample("mail, waiting", .get, all.address(3)),
            all.sample("mail", .get, all.address(4)),
            all.sample("own server, long words", .get, all.address(5)),
            all.sample("confirm", .get, "\(all.address(3))/confirm", query: "code=7Q2x"),
            all.sample("confirm, link not whole", .get, "\(all.address(3))/confirm"),
        ]
    }
}

/// A practice with reminder channels.
private struct ChannelSample {
    var built = SamplePractice.many

    static var all: ChannelSample {
        var sample = ChannelSample()
        sample.set(1, .ntfy, "https://ntfy.sh/hexis-k7m2p9q4x3wd")
        sample.set(2, .webhook, "https://home.example.org/api/webhook/hexis")
        sample.set(3, .mail, "maria@example.org")
        sample.set(4, .mail, "maria@work.example.com", isOn: false)
        sample.set(
            5, .ntfy,
            "https://benachrichtigungen.donaudampfschifffahrtsgesellschaft.example:8443/hexis-donaudampfschifffahrtsgesellschaftskapitaen",
            "tk_AgQdq7mVBoFD37zQVN29RhuMzNIz2")
        if let code = Printable("7Q2x") {
            sample.built.record(
                .reminderChannelConfirmed(
                    ReminderChannelConfirmed(channel: Identifier(high: 8, low: 4), code: code)))
        }
        return sample
    }

    static var full: ChannelSample {
        var sample = ChannelSample()
        for number in 1...ReminderChannel.most {
            sample.set(UInt64(number), .mail, "maria\(number)@example.org", isOn: number % 2 == 0)
        }
        return sample
    }

    mutating func set(
        _ number: UInt64, _ kind: ReminderChannel.Kind, _ address: String, _ token: String? = nil,
        isOn: Bool = true
    ) {
        guard let address = Printable(address) else { return }
        let id = Identifier(high: 8, low: number)
        let secret = kind == .webhook ? ReminderChannel.webhookSecret(from: id) : nil
        built.record(
            .reminderChannelSet(
                ReminderChannelSet(
                    channel: id, kind: kind, address: address,
                    secret: token.flatMap { Printable($0) } ?? secret, isOn: isOn)))
    }

    func address(_ number: UInt64) -> String {
        "/settings/reminders/channels/\(Identifier(high: 8, low: number))"
    }

    func sample(
        _ state: String, _ method: Request.Method, _ address: String, _ body: String = "", query: String = ""
    ) -> Sample {
        Sample(
            name: "channels, \(state)", practice: built.practice,
            request: Request(method, address, query: query, body: body))
    }
}
