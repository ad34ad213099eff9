/// On the page of a person's account: the pages about parts of it.
struct AccountLinks: View {
    let isAdministrator: Bool
    let studies: AccountStudies
    let passkeyCount: Int
    /// `nil` where accounts elsewhere are of no use.
    let linkedCount: Int?
    let recoveryCodeCount: Int
    let email: AccountEmail

    func write(to html: inout HTML) {
        html("ul", .class("panel rows")) { html in
            writePeople(to: &html)
            writeStudies(to: &html)
            writeWaysIn(to: &html)
            if email.isOfUse {
                write(EmailWording.title, EmailWording.line(email), EmailPage.address, to: &html)
            }
        }
    }

    private func writePeople(to html: inout HTML) {
        if isAdministrator {
            write(PeopleWording.title, AccountsWording.peopleText, PeoplePage.address, to: &html)
        }
        write(PatientsWording.title, PatientsWording.row, PatientsPage.address, to: &html)
    }

    private func writeStudies(to html: inout HTML) {
        if studies.mayResearch {
            write(StudiesWording.title, StudiesWording.row, StudiesPage.address, to: &html)
        }
        write(TakingPartWording.title, TakingPartWording.row(studies), TakingPartPage.address, to: &html)
    }

    private func writeWaysIn(to html: inout HTML) {
        write(PasskeysWording.title, PasskeysWording.count(passkeyCount), PasskeysPage.address, to: &html)
        if let linkedCount {
            write(
                OpenIDWording.title, OpenIDWording.count(linkedCount), LinkedAccountsPage.address, to: &html)
        }
        let codes = RecoveryWording.left(recoveryCodeCount, of: RecoveryCodesPage.most)
        write(RecoveryWording.title, codes, RecoveryCodesPage.address, to: &html)
    }

    private func write(_ name: String, _ line: String, _ address: String, to html: inout HTML) {
        html(LinkRow(name: name, line: line, address: address))
    }
}
