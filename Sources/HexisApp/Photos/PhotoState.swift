import HexisCore

/// How it is with the picture of a photo on one device. The page script finds out, and shows the words for it.
public enum PhotoState: Int, Choice {
    /// It is on this device, and was not sent yet.
    case waiting = 0
    /// It is neither here nor on the server.
    case missing
    case tooLarge
    case notAPicture
    case tooManyPixels
    case unreadable
    /// The browser could not put it by.
    case notKept

    /// As the server names its reasons, and the page script its findings.
    public var name: String {
        switch self {
        case .waiting: "waiting"
        case .missing: "missing"
        case .tooLarge: "too-large"
        case .notAPicture: "not-a-picture"
        case .tooManyPixels: "too-many-pixels"
        case .unreadable: "unreadable"
        case .notKept: "not-kept"
        }
    }
}

/// The words for each state, unseen until the page script needs them.
struct PhotoStates: View {
    func write(to html: inout HTML) {
        html("div", Attribute("hidden", if: true)) { html in
            for state in PhotoState.allCases {
                html("p", Attribute("data-photo-say", state.name), text: PhotosWording.text(of: state))
            }
        }
    }
}
