public import HexisCore

/// What the browser's side of Hexis says when neither the app nor the server can answer.
public struct DevicePage: Sendable {
    private let kind: Kind
    private let unsent: Int
    private let next: String
    private let settings: Settings
    private let assets: Assets

    /// Why there is no other page.
    public enum Kind: Int, Choice, Sendable {
        /// What was asked for is done by the server, which cannot be reached.
        case unreachable
        /// The journal is not on this device, and cannot be fetched now.
        case fetching
        /// The browser did not store what was typed.
        case notSaved
        /// Signing out would lose what the server does not have.
        case askToSignOut
        /// Signed out here; the server does not know it yet.
        case signedOut
        /// Somebody signed in while the device still holds unsent entries of somebody else.
        case otherPerson
        /// A change that another site asked for.
        case foreignOrigin

        public var name: String {
            switch self {
            case .unreachable: "unreachable"
            case .fetching: "fetching"
            case .notSaved: "notSaved"
            case .askToSignOut: "askToSignOut"
            case .signedOut: "signedOut"
            case .otherPerson: "otherPerson"
            case .foreignOrigin: "foreignOrigin"
            }
        }

        /// The HTTP status that says the same.
        public var status: Int {
            switch self {
            case .unreachable, .fetching: 503
            case .notSaved: 507
            case .askToSignOut, .signedOut: 200
            case .otherPerson: 409
            case .foreignOrigin: 403
            }
        }
    }

    /// `next` is where the person wanted to go.
    public init(_ kind: Kind, unsent: Int, next: String, settings: Settings, assets: Assets) {
        self.kind = kind
        self.unsent = unsent
        self.next = next
        self.settings = settings
        self.assets = assets
    }

    /// The whole document.
    public var bytes: [UInt8] {
        Document(title, in: place, settings: settings, assets: assets).page { html in
            html("section", .class("empty")) { html in
                html("h1", text: title)
                for text in texts { html("p", text: text) }
                html("div", .class("buttons")) { html in writeWays(to: &html) }
            }
        }.bytes
    }

    private var place: Place? {
        switch kind {
        case .unreachable, .notSaved: .today
        case .askToSignOut: .settings
        case .fetching, .signedOut, .otherPerson, .foreignOrigin: nil
        }
    }

    private var title: String {
        switch kind {
        case .unreachable: DeviceWording.unreachable
        case .fetching: DeviceWording.fetching
        case .notSaved: DeviceWording.notSaved
        case .askToSignOut: DeviceWording.askToSignOut(unsent)
        case .signedOut: DeviceWording.signedOut
        case .otherPerson: DeviceWording.otherPerson
        case .foreignOrigin: RefusalWording.foreignOrigin
        }
    }

    private var texts: [String] {
        switch kind {
        case .unreachable where isExport: [DeviceWording.unreachableText, DeviceWording.copyText]
        case .unreachable: [DeviceWording.unreachableText]
        case .fetching: [DeviceWording.fetchingText]
        case .notSaved: [DeviceWording.notSavedText]
        case .askToSignOut: [DeviceWording.askToSignOutText]
        case .signedOut: [DeviceWording.signedOutText]
        case .otherPerson: [DeviceWording.otherPersonText(unsent)]
        case .foreignOrigin: [RefusalWording.foreignOriginText]
        }
    }

    private var isExport: Bool { next == ExportPage.address }

    private func writeWays(to html: inout HTML) {
        switch kind {
        case .unreachable, .fetching, .signedOut: writeAnotherTry(to: &html)
        case .notSaved, .foreignOrigin:
            html("a", .class("button"), .href("/today"), text: CommonWording.today)
        case .askToSignOut: writeSigningOut(to: &html)
        case .otherPerson:
            html(PlainPost("/sign-out?keep=1", DeviceWording.signInAsBefore, isFirst: true))
            html(PlainPost("/device/forget", DeviceWording.discard))
        }
    }

    private func writeAnotherTry(to html: inout HTML) {
        html("a", .class("button"), .href(next), text: DeviceWording.tryAgain)
        if isExport { html(DeviceCopyLink()) }
        if kind == .unreachable {
            html("a", .class("button quiet"), .href("/today"), text: CommonWording.today)
        }
    }

    private func writeSigningOut(to html: inout HTML) {
        html("a", .class("button"), .href("/settings"), text: DeviceWording.staySignedIn)
        html(PlainPost("/sign-out?anyway=1", DeviceWording.signOutAnyway))
    }
}
