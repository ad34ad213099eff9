import HexisCore

/// The programs that are told what happens, and how to tell one more.
public struct ListenersPart: Sendable {
    private let reports: [ListenerReport]
    private let secret: String?
    private let form: ListenerForm
    private let most: Int
    private let reachesPrivateNetworks: Bool
    let problems: [Problem]
    let notice: Notice?

    /// - Parameters:
    ///   - secret: Of the program that was added just now: it is shown this once.
    ///   - form: As it was typed when it could not be taken; `nil` for a new one.
    ///   - most: How many programs may be told; 0 where none may.
    public init(
        _ reports: [ListenerReport], secret: String? = nil, form: ListenerForm? = nil,
        most: Int = Listener.most, reachesPrivateNetworks: Bool = false, state: ListenerState = .fresh
    ) {
        self.reports = reports
        self.secret = secret
        self.form = form ?? ListenerForm()
        self.most = most
        self.reachesPrivateNetworks = reachesPrivateNetworks
        problems = form?.problems(having: reports.count, of: most) ?? []
        notice = ListenerReportWording.notice(state).map { Notice(text: $0) }
    }

    func writeSecret(to html: inout HTML) {
        guard let secret else { return }
        html("section", .class("panel announcement"), Attribute("data-once", if: true)) { html in
            html("h2", text: ListenerReportWording.secret)
            html("p", text: ListenerReportWording.secretText)
            html(AddressField(label: ListenerReportWording.secretName, name: "secret", address: secret))
            html("div", .class("buttons")) { html in html(CopyButton(field: "secret")) }
        }
    }

    func write(for practice: Practice, _ surroundings: Surroundings, to html: inout HTML) {
        html("section", .class("panel listeners"), .id("listeners")) { html in
            html("h2", text: ListenersWording.title)
            html("p", text: ListenersWording.introduction)
            guard most > 0 else {
                html("p", .class("hint"), text: ListenersWording.closed)
                return
            }
            if reports.isEmpty {
                html("p", .class("hint"), text: ListenersWording.none)
            } else {
                html("ul", .class("rows")) { html in
                    for report in reports {
                        html(ListenerRow(report: report, moment: surroundings.moment))
                    }
                }
            }
            html("details", .class("more")) { html in
                html("summary", text: ChannelStepsWording.verifyTitle)
                html("p", text: ChannelStepsWording.verifyText)
            }
        }
        guard most > 0 else { return }
        if reports.count < most || !problems.isEmpty {
            writeForm(isPrivate: practice.settings.reminderWording == .private, to: &html)
        } else {
            html("p", .class("hint"), text: ListenersWording.full(most))
        }
    }

    private func writeForm(isPrivate: Bool, to html: inout HTML) {
        html(
            "form", .class("panel listener-form"), Attribute("method", "post"),
            Attribute("action", "/settings/programs/listeners" as Literal), Attribute("novalidate", if: true)
        ) { html in
            html("h2", text: reports.isEmpty ? ListenersWording.first : ListenersWording.another)
            html(
                TextField(
                    label: ListenersWording.address, name: "address", value: form.address,
                    hint: reachesPrivateNetworks
                        ? ListenersWording.addressHintAnywhere : ListenersWording.addressHint,
                    problem: problems["address"], type: "url"))
            html("h3", text: ListenersWording.happenings)
            writeHappenings(to: &html)
            html("p", .class("hint"), text: isPrivate ? ListenersWording.noNames : ListenersWording.names)
            if !isPrivate {
                html("p") { html in
                    html("a", .href("/settings/reminders#wording"), text: ChannelWording.toWording)
                }
            }
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: ListenersWording.add)
            }
        }
    }

    private func writeHappenings(to html: inout HTML) {
        html("div", .id("happening")) { html in
            html(FieldNotes(field: "happening", hint: nil, problem: problems["happening"]))
            html(
                LinedChoices(legend: ListenersWording.happenings) { html in
                    for happening in Happening.allCases {
                        html(
                            LinedChoice(
                                name: "happening", value: happening.name,
                                text: ListenersWording.name(of: happening),
                                line: ListenersWording.line(of: happening),
                                isChosen: form.happenings.contains(happening), isOneOfMany: true))
                    }
                })
        }
    }
}
