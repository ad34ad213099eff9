public import HexisCore

/// Why a file is no usable route.
public enum RouteTrouble: Int, Choice {
    case noPicture = 0
    case pictureTooLarge
    case noCode
    case codeTooLong
    case cannotRead
    case noTrack
    case trackTooLarge
    case notGPX
    case documentType
    case noPoints

    public var name: String {
        switch self {
        case .noPicture: "no-picture"
        case .pictureTooLarge: "picture-too-large"
        case .noCode: "no-code"
        case .codeTooLong: "code-too-long"
        case .cannotRead: "cannot-read"
        case .noTrack: "no-track"
        case .trackTooLarge: "track-too-large"
        case .notGPX: "not-gpx"
        case .documentType: "document-type"
        case .noPoints: "no-points"
        }
    }

    /// What is wrong, and what helps.
    public var message: String { RoutesWording.text(of: self) }

    /// The problem beside the field for a picture of a code, or beside that for a track.
    var problem: Problem {
        Problem(
            field: rawValue < RouteTrouble.noTrack.rawValue ? "picture" : "track",
            message: message)
    }
}

extension RouteTrouble {
    /// The name of a track whose file has none.
    public static var nameless: String { RoutesWording.nameless }
}
