public import HexisCore

/// Who answers a request on a device that keeps the journal, and what has to be done before that is known.
public enum DeviceDecision: Equatable, Sendable {
    /// The app, from the journal on this device.
    case app
    /// A page that says why there is no other; `next` is where the person wanted to go.
    case page(DevicePage.Kind, next: String)
    /// Nobody yet. The service worker runs the errand and asks again.
    case errand(DeviceErrand)
    /// The photo kept here; the server where it is not.
    case picture
    /// The server. Nothing takes its place where it cannot be reached.
    case fetch
    /// The server. A page that leads to `next` takes its place where it cannot be reached.
    case server(next: String, then: DeviceSequel?)
    /// The server, as long as the journal is not complete here.
    case serverMeanwhile(next: String)
    /// The person signs out here, and then at the server.
    case signOut
    /// The device forgets the journal of somebody else.
    case forget
    /// The device makes a file of everything in its journal.
    case export
    /// Sync is turned on or off, or stays as it is for `nil`; with `isNow`, the answer waits for a sync.
    case setSync(isOn: Bool?, isNow: Bool)
}

/// What the service worker does before it asks again who answers.
public enum DeviceErrand: Int, Choice {
    case finishSignOut = 0
    case countPhotos, sync

    public var name: String {
        switch self {
        case .finishSignOut: "finishSignOut"
        case .countPhotos: "countPhotos"
        case .sync: "sync"
        }
    }
}

/// What follows on the device once the server has carried out a form.
public enum DeviceSequel: Int, Choice {
    /// The server is asked who is signed in now.
    case meet = 0
    /// Everything is taken off the device.
    case wipe
    /// The new entries are fetched before the next page is shown.
    case sync

    public var name: String {
        switch self {
        case .meet: "meet"
        case .wipe: "wipe"
        case .sync: "sync"
        }
    }
}
