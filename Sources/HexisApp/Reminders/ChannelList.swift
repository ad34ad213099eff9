import HexisCore

/// The existing reminder channels, and the kinds that can be added.
struct ChannelList: View {
    let practice: Practice

    func write(to html: inout HTML) {
        let channels = practice.reminderChannels
        html(
            "section", .class("panel channels"), .id("channels"),
            Attribute("aria-labelledby", "channels-title")
        ) { html in
            html("h2", .id("channels-title"), text: ChannelWording.title)
            html("p", .class("hint"), text: channels.isEmpty ? ChannelWording.none : ChannelWording.hint)
            if !channels.isEmpty { write(channels, to: &html) }
            writeChoices(isFull: channels.count >= ReminderChannel.most, to: &html)
        }
    }

    private func write(_ channels: [ReminderChannel], to html: inout HTML) {
        html("ul", .class("rows")) { html in
            for channel in channels { write(channel, to: &html) }
        }
    }

    private func write(_ channel: ReminderChannel, to html: inout HTML) {
        html("li", .class("row")) { html in
            html("a", .class("card-body"), .href("/settings/reminders/channels/\(channel.id)")) { html in
                html("span", .class("card-text")) { html in
                    html("span", .class("card-name"), text: ChannelWording.name(of: channel.kind))
                    html("span", .class("card-line"), text: ChannelWording.address(of: channel))
                    html("span", .class("card-line channel-state"), text: ChannelWording.state(channel))
                }
            }
        }
    }

    private func writeChoices(isFull: Bool, to html: inout HTML) {
        guard !isFull else { return html("p", .class("hint"), text: ChannelWording.full) }
        html("div", .class("buttons")) { html in
            for kind in [ReminderChannel.Kind.ntfy, .mail, .webhook] {
                html(
                    "a", .class("button quiet"), .href("/settings/reminders/channels/new?kind=\(kind.name)"),
                    text: ChannelWording.add(kind))
            }
        }
    }
}
