/// One quiet line on Today, only while there is something about this device that a person should know.
struct DeviceStrip: View {
    let journal: LocalJournal?
    let isServerFull: Bool

    func write(to html: inout HTML) {
        guard let journal else {
            if isServerFull { html("p", .class("device-strip"), text: DeviceWording.serverFull) }
            return
        }
        if journal.isClockOff {
            html(
                "p", .class("device-strip"), text: DeviceWording.clockOff(byMilliseconds: journal.clockAhead))
        }
        if !journal.isSignedIn {
            html("p", .class("device-strip")) { html in
                html("span", text: DeviceWording.signInAgain + " ")
                html("a", .href("/sign-in"), text: DeviceWording.signIn)
            }
        } else if journal.isSyncOn, !journal.isReached, journal.unsent > 0 {
            html("p", .class("device-strip"), text: DeviceWording.waiting(journal.unsent))
        } else if journal.isSyncOn, journal.isServerFull, journal.unsent > 0 {
            html("p", .class("device-strip"), text: DeviceWording.keptWhileServerIsFull)
        } else if journal.isSyncOn, journal.isLimited, journal.unsent > 0 {
            html("p", .class("device-strip"), text: DeviceWording.limited(journal.unsent))
        }
    }
}
