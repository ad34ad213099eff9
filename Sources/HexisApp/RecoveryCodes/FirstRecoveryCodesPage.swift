/// What somebody without a password sees first: recovery codes, in case the passkey is lost.
public struct FirstRecoveryCodesPage: Sendable {
    private let codes: [String]
    private let next: String
    private let assets: Assets

    /// `next` is where the person goes on.
    public init(codes: [String], next: String, assets: Assets) {
        self.codes = codes
        self.next = next
        self.assets = assets
    }

    /// The whole document.
    public var bytes: [UInt8] {
        Document(RecoveryWording.keepTitle, in: nil, assets: assets).page { html in
            html(
                EntranceHead(title: RecoveryWording.keepTitle, text: RecoveryWording.keepText, assets: assets)
            )
            html(RecoveryCodeList(codes: codes))
            html("p", .class("entrance")) { html in
                html("a", .class("button"), .href(next), text: RecoveryWording.kept)
            }
        }.bytes
    }
}
