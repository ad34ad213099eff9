/// One quiet line on Today, only while there is something about this device that a person should know.
struct DeviceStrip: View {
    let journal: LocalJournal?
    let isServerFull: Bool

    func write(to html: inout HTML) {
        if let journal {
            write(journal, to: &html)
        } else if isServerFull {
            html("p", .class("device-strip"), text: DeviceWording.serverFull)
        }
    }

    private func write(_ journal: LocalJournal, to html: inout HTML) {
        if journal.isClockOff {
            html(
                "p", .class("device-strip"), text: DeviceWording.clockOff(byMilliseconds: journal.clockAhead))
        }
        if !journal.isSignedIn {
            writeSignIn(to: &html)
        } else if let reason = reasonToWait(of: journal) {
            html("p", .class("device-strip"), text: reason)
        }
    }

    private func writeSignIn(to html: inout HTML) {
        html("p", .class("device-strip")) { html in
            html("span", text: DeviceWording.signInAgain + " ")
            html("a", .href("/sign-in"), text: DeviceWording.signIn)
        }
    }

    /// Why entries of this device are not on the server yet; `nil` if there is nothing to say.
    private func reasonToWait(of journal: LocalJournal) -> String? {
        guard journal.isSyncOn, journal.unsent > 0 else { return nil }
        if !journal.isReached { return DeviceWording.waiting(journal.unsent) }
        if journal.isServerFull { return DeviceWording.keptWhileServerIsFull }
        return journal.isLimited ? DeviceWording.limited(journal.unsent) : nil
    }
}
