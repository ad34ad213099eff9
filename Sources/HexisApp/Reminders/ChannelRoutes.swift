import HexisCore

/// Adding, changing, switching and removing reminder channels.
struct ChannelRoutes: VisitRoutes {
    let visit: Visit

    private var list: String { "/settings/reminders#channels" }
    private var isFull: Bool { practice.reminderChannels.count >= ReminderChannel.most }

    /// Answers requests below `/settings/reminders/channels`; `nil` for an unknown address, and for `ID/test`, which
    /// only the server answers.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return request.method == .get ? .redirect(to: list) : add() }
        if path.count == 1, first == "new" { return request.method == .get ? new() : nil }
        guard let channel = practice.reminderChannels.first(where: { $0.id.description == first }) else {
            return nil
        }
        return reply(about: channel, path)
    }

    private func reply(about channel: ReminderChannel, _ path: [String]) -> Reply? {
        switch (request.method, path.count, path.count > 1 ? path[1] : "") {
        case (.get, 1, _): show(channel)
        case (.post, 1, _): save(channel)
        case (.post, 2, "switch-on"): turn(channel, on: true)
        case (.post, 2, "switch-off"): turn(channel, on: false)
        case (.post, 2, "remove"): remove(channel)
        case (.get, 2, "confirm") where channel.kind == .mail: askToConfirm(channel)
        case (.post, 2, "confirm") where channel.kind == .mail: confirm(channel)
        default: nil
        }
    }

    private func new() -> Reply? {
        guard let kind = request.query["kind"].flatMap({ ReminderChannel.Kind(name: $0) }) else { return nil }
        if isFull { return .redirect(to: list) }
        return newPage(ChannelForm(new: kind, random: surroundings.random), [])
    }

    private func add() -> Reply? {
        guard let kind = request.form["kind"].flatMap({ ReminderChannel.Kind(name: $0) }) else { return nil }
        let form = ChannelForm(request.form, kind)
        let id = Recorder(request, practice, surroundings).newIdentifier
        guard let fact = form.fact(named: id, secret: newSecret(kind)) else {
            return newPage(form, form.problems)
        }
        if isFull { return .redirect(to: list) }
        return record([fact], thenTo: "\(address(of: id))?added=1")
    }

    private func show(_ channel: ReminderChannel) -> Reply {
        let said =
            request.query["added"] != nil
            ? ChannelWording.added : request.query["saved"] != nil ? SettingsWording.saved : nil
        return page(channel, ChannelForm(channel), [], said.map { Notice(text: $0) })
    }

    /// A new e-mail address makes a new channel, because the confirmation was for the address and not for the person.
    private func save(_ channel: ReminderChannel) -> Reply {
        let form = ChannelForm(request.form, channel.kind)
        let isMoved = channel.kind == .mail && form.whole != channel.address
        let id = isMoved ? Recorder(request, practice, surroundings).newIdentifier : channel.id
        guard let fact = form.fact(named: id, secret: channel.secret, isOn: channel.isOn) else {
            return page(channel, form, form.problems)
        }
        let removal = Fact.reminderChannelRemoved(ReminderChannelRemoved(channel: channel.id))
        return record([fact] + (isMoved ? [removal] : []), thenTo: "\(address(of: id))?saved=1")
    }

    private func turn(_ channel: ReminderChannel, on isOn: Bool) -> Reply {
        let fact = Fact.reminderChannelSet(
            ReminderChannelSet(
                channel: channel.id, kind: channel.kind, address: channel.address, secret: channel.secret,
                isOn: isOn))
        return record([fact], thenTo: "\(address(of: channel.id))?saved=1")
    }

    private func remove(_ channel: ReminderChannel) -> Reply {
        record(
            [.reminderChannelRemoved(ReminderChannelRemoved(channel: channel.id))],
            thenTo: Confirmation.removed.at(list))
    }

    private func askToConfirm(_ channel: ReminderChannel) -> Reply {
        .page(
            ConfirmChannelPage(
                channel: channel, code: request.query["code"].flatMap { Printable($0) }, practice: practice,
                surroundings: surroundings
            ).page())
    }

    private func confirm(_ channel: ReminderChannel) -> Reply {
        guard let code = request.form["code"].flatMap({ Printable($0) }) else {
            return .redirect(to: "\(address(of: channel.id))/confirm")
        }
        let fact = Fact.reminderChannelConfirmed(ReminderChannelConfirmed(channel: channel.id, code: code))
        return record([fact], thenTo: "\(address(of: channel.id))?saved=1")
    }

    /// Drawn when the form is sent, so that it never appears on a page before it is needed.
    private func newSecret(_ kind: ReminderChannel.Kind) -> Printable? {
        kind == .webhook ? ReminderChannel.webhookSecret(from: surroundings.random) : nil
    }

    private func address(of channel: Identifier) -> String { "/settings/reminders/channels/\(channel)" }

    private func record(_ facts: [Fact], thenTo address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: facts, thenTo: address)
    }

    @inline(never)
    private func newPage(_ form: ChannelForm, _ problems: [Problem]) -> Reply {
        .page(
            NewChannelPage(
                form: form, problems: problems, practice: practice, surroundings: surroundings
            ).page(),
            status: problems.isEmpty ? 200 : 422)
    }

    @inline(never)
    private func page(
        _ channel: ReminderChannel, _ form: ChannelForm, _ problems: [Problem], _ notice: Notice? = nil
    ) -> Reply {
        .page(
            ChannelPage(
                channel: channel, form: form, problems: problems, practice: practice,
                surroundings: surroundings, notice: notice
            ).page(),
            status: problems.isEmpty ? 200 : 422)
    }
}
