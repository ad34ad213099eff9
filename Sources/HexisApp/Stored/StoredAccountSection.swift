/// What is stored about a person's account, besides what they recorded.
struct StoredAccountSection: View {
    let data: StoredData

    func write(to html: inout HTML) {
        html.storedSection(StoredWording.account) { html in
            writeSignIn(to: &html)
            html.storedRow(
                StoredWording.devices, [StoredWording.devices(data), StoredWording.devicesText])
            html.storedRow(
                StoredWording.history, [StoredWording.history(data), StoredWording.historyText])
            writeExchange(to: &html)
        }
    }

    private func writeSignIn(to html: inout HTML) {
        html.storedRow(StoredWording.signIn, [StoredWording.signIn(data), StoredWording.signInText])
        if let email = data.email {
            html.storedRow(StoredWording.email, [email, StoredWording.emailText])
        }
    }

    /// Data that comes from elsewhere, and goes there.
    private func writeExchange(to html: inout HTML) {
        let (sources, imports, revisions) = (data.wayInCount, data.importCount, data.careKitCount)
        if sources > 0 {
            html.storedRow(StoredWording.arriving, [StoredWording.waysIn(sources), StoredWording.waysInText])
        }
        if imports > 0 {
            html.storedRow(
                StoredWording.imports, [StoredWording.imports(imports), StoredWording.importsText])
        }
        if revisions > 0 { writeCareKit(revisions, to: &html) }
    }

    private func writeCareKit(_ revisions: Int, to html: inout HTML) {
        html.storedRow(
            StoredWording.careKit, [StoredWording.revisions(revisions), StoredWording.careKitText])
    }
}
