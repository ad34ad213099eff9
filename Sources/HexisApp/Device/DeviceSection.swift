/// In Settings: what this device keeps, what it has sent, and the way to end both.
struct DeviceSection: View {
    /// `nil` where the server answers, because the browser does not keep the journal.
    let journal: LocalJournal?

    func write(to html: inout HTML) {
        html("section", .class("panel"), .id("device"), Attribute("aria-labelledby", "device-title")) {
            html in
            html("h2", .id("device-title"), text: DeviceWording.thisDevice)
            if let journal { write(journal, to: &html) } else { writeReasons(to: &html) }
        }
    }

    private func write(_ journal: LocalJournal, to html: inout HTML) {
        html("p", text: DeviceWording.keeps + " " + sentence(on: journal))
        if journal.isSyncOn, journal.unsent > 0 {
            html(DevicePost("/device/sync", ("now", "1"), DeviceWording.syncNow))
        }
        writeSync(isOn: journal.isSyncOn, to: &html)
        writeCopy(to: &html)
        writeSignOut(to: &html)
    }

    private func writeSync(isOn: Bool, to html: inout HTML) {
        html("h3", text: DeviceWording.sync)
        html("p", text: isOn ? DeviceWording.syncIsOnText : DeviceWording.syncIsOffText)
        html(
            DevicePost(
                "/device/sync", ("on", isOn ? "0" : "1"),
                isOn ? DeviceWording.turnSyncOff : DeviceWording.turnSyncOn))
    }

    private func writeCopy(to html: inout HTML) {
        html("h3", text: DeviceWording.copy)
        html("p", text: DeviceWording.copyText)
        html("p") { html in html(DeviceCopyLink()) }
    }

    private func writeSignOut(to html: inout HTML) {
        html("h3", text: DeviceWording.signOut)
        html("p", text: DeviceWording.signOutText)
        html(PlainPost("/sign-out", DeviceWording.signOut))
    }

    private func sentence(on journal: LocalJournal) -> String {
        return journal.unsent == 0 ? DeviceWording.allSent : DeviceWording.onlyHere(journal.unsent)
    }

    /// The page script shows the one that holds: only the browser knows.
    private func writeReasons(to html: inout HTML) {
        let reasons = [
            ("preparing", DeviceWording.preparing), ("shared", DeviceWording.shared),
            ("insecure", DeviceWording.insecure), ("unsupported", DeviceWording.unsupported),
            ("off", DeviceWording.off),
        ]
        for (name, text) in reasons {
            html("p", Attribute("data-offline", name), Attribute("hidden", if: true), text: text)
        }
        writeSignOut(to: &html)
    }
}

/// A file of everything in this device’s journal.
struct DeviceCopyLink: View {
    func write(to html: inout HTML) {
        html("a", .class("button quiet"), .href(DeviceRequest.export), text: DeviceWording.downloadCopy)
    }
}

/// A button about this device. The browser's side of Hexis answers it.
private struct DevicePost: View {
    let address: String
    let field: (name: String, value: String)
    let text: String

    init(_ address: String, _ field: (name: String, value: String), _ text: String) {
        self.address = address
        self.field = field
        self.text = text
    }

    func write(to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", address)) { html in
            html(HiddenFields([field]))
            html("button", .class("button quiet"), text: text)
        }
    }
}
