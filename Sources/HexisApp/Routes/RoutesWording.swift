import HexisCore

/// User-facing text about routes.
enum RoutesWording {
    static var title: String { "Routes" }
    static var introduction: String { "Ways to walk, run and ride, kept for the next time." }
    static var none: String { "No routes yet" }
    static var noneHint: String {
        "Ways to walk, run or ride appear here: a link from a map, a place to start from, a track from your watch, or the code on a signpost."
    }
    static var add: String { "Add a route" }
    static var map: String { "Map of routes" }
    static var text: String { "A link or a position" }
    static var textHint: String {
        "Such as “https://example.org/tour/7”, “48.2082, 16.3738” or “geo:48.2082,16.3738”."
    }
    static var look: String { "Check it" }
    static var fromCode: String { "From a QR code" }
    static var picture: String { "A picture of the code" }
    static var pictureHint: String {
        "Your browser reads it here if it can. If not, the server does, which needs the connection; it keeps no picture."
    }
    static var readCode: String { "Read the code" }
    static var fromFile: String { "From a GPX file" }
    static var track: String { "A track from a watch or a map" }
    static var trackHint: String {
        "A file that ends in “.gpx”, of up to 20 MB. The server reads it, which needs the connection. Only the name and the way are kept: no times, no heart rates."
    }
    static var keepTrack: String { "Keep the track" }
    static var lookTitle: String { "Keep this route?" }
    static var nothingOpened: String { "Nothing was opened. Is it what you expected?" }
    static var name: String { "Name" }
    static var nameHint: String { "“Around the lake”, “Sunday’s hill”." }
    static var nameMissing: String { "Give it a name, such as “Around the lake”." }
    static var nameTooLong: String {
        "A name can have 100 characters, on one line. This one is longer."
    }
    static var keep: String { "Keep" }
    static var saved: String { "Saved." }
    static var nameless: String { "Track" }
    static var share: String { "Hand it on" }
    static var shareHint: String {
        "Others scan this code with their camera. It appears when you are online."
    }
    static var shareTrack: String {
        "A track is too long for a QR code. As a GPX file, it opens in most map programs. The file comes with the connection."
    }
    static var code: String { "QR code of this route" }
    static var saveGPX: String { "Save as GPX" }
    static var remove: String { "Remove this route" }
    static var removeTitle: String { "Remove this route?" }
    static var removeText: String { "It goes from all your devices. This cannot be taken back." }
    static var removeForGood: String { "Remove for good" }
    static var removed: String { "The route is removed." }

    static func open(_ host: String) -> String { "Open \(host)" }

    /// A route in words.
    static func description(_ target: RouteTarget) -> String {
        switch target {
        case .link(let link): "A link to \(link.host)"
        case .position: "A position"
        case .track(let track): "A track of \(distance(track.length))"
        }
    }

    /// The figures of the description.
    static func details(_ target: RouteTarget) -> String {
        switch target {
        case .link(let link): link.text
        case .position(let position): position.description
        case .track(let track): "From \(track.points[0]) to \(track.points[track.points.count - 1])"
        }
    }

    /// `850 m`, `12.3 km`.
    static func distance(_ metres: Int) -> String {
        guard metres >= 1000 else { return "\(metres) m" }
        let tenths = (metres + 50) / 100
        return "\(tenths / 10).\(tenths % 10) km"
    }
}

extension RoutesWording {
    static func text(of problem: RouteTextProblem) -> String {
        switch problem {
        case .empty: "Paste a link, or type a position such as “48.2082, 16.3738”."
        case .tooLong: "This is longer than 2,000 characters, which is more than Hexis keeps of a link."
        case .scheme(let scheme):
            "This begins with “\(scheme):”, which is neither a web address nor a position. Nothing was opened."
        case .unreadable:
            "This is neither a web address nor a position. A web address begins with “https://”; a position looks like “48.2082, 16.3738”."
        }
    }

    static func text(of trouble: RouteTrouble) -> String {
        switch trouble {
        case .noPicture: "There was no picture that Hexis can read. JPEG, PNG, WebP, GIF and HEIC work."
        case .pictureTooLarge: "This picture is larger than 50 MB. A smaller copy will do."
        case .noCode:
            "No QR code was found on the picture. Closer, straight and well lit, it is found best."
        case .codeTooLong:
            "The code says more than 2,000 characters, which is more than Hexis keeps of a link."
        case .cannotRead:
            "This server cannot read codes at the moment. What the code says can be typed above."
        case .noTrack: "There was no file. Choose one that ends in “.gpx”."
        case .trackTooLarge: "This track is longer than 20 MB or 200,000 points. A part of it will do."
        case .notGPX: "This is not a complete GPX file: it is of another kind, damaged, or ends too early."
        case .documentType:
            "This file begins with definitions of its own, which no GPX file needs. It was not read."
        case .noPoints: "This file contains no route: it has no points."
        }
    }
}
