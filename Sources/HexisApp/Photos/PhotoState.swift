public import HexisCore

/// The state of a photo's file on one device. The page script determines it and shows the matching text.
public enum PhotoState: Int, Choice {
    /// It is on this device and was not uploaded yet.
    case waiting = 0
    /// It is neither on this device nor on the server.
    case missing
    case tooLarge
    case notAPicture
    case tooManyPixels
    case unreadable
    /// The browser could not store it.
    case notKept

    /// The names that the server uses for its reasons and the page script for its findings.
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

/// The text for each state, hidden until the page script needs it.
struct PhotoStates: View {
    func write(to html: inout HTML) {
        html("div", Attribute("hidden", if: true)) { html in
            for state in PhotoState.allCases {
                html("p", Attribute("data-photo-say", state.name), text: PhotosWording.text(of: state))
            }
        }
    }
}
