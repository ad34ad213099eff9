import HexisCore

/// What can be answered to the call for a dose without opening anything. The names are what the service worker is told.
public enum DoseNotificationAnswer: Int, Choice {
    case taken = 0
    case later1, later2, later3

    public var name: String {
        switch self {
        case .taken: "taken"
        case .later1: "later1"
        case .later2: "later2"
        case .later3: "later3"
        }
    }

    /// Short: buttons of notifications are small.
    public var title: String {
        switch self {
        case .taken: DoseCallWording.taken
        case .later1: DoseCallWording.later(1)
        case .later2: DoseCallWording.later(2)
        case .later3: DoseCallWording.later(3)
        }
    }
}
