import HexisCore

/// User-facing text of the map and of noticing arrivals while Hexis is open. The page script shows it.
enum MapWording {
    static var map: String { "Map of your places" }
    static var mapOfOne: String { "Map: tap it to say where the place is" }
    static var tapHint: String { "Or tap the map where the place is." }
    static var tiles: String { "Show streets, from OpenStreetMap" }
    static var tilesHint: String {
        "Your device then asks openstreetmap.org for pictures of the area you look at. Without it, the map is plain."
    }
    static var notice: String { "Notice when I arrive" }
    static var stop: String { "Stop noticing" }

    /// Whether this device notices arrivals while Hexis is open.
    enum State: Int, Choice {
        case off = 0
        case on
        case denied
        case unsupported

        var name: String {
            switch self {
            case .off: "off"
            case .on: "on"
            case .denied: "denied"
            case .unsupported: "unsupported"
            }
        }
    }

    static func text(of state: State) -> String {
        switch state {
        case .off:
            "While Hexis is open on this device, it can notice that you come to one of your places. Where you are stays on this device. Your browser will ask whether it may."
        case .on:
            "While Hexis is open on this device, it notices that you come to one of your places. Where you are stays on this device."
        case .denied:
            "Your browser does not let Hexis know where this device is. To allow it, tap the symbol beside the address, or look for “Location” in the browser’s settings. “I am here” works without."
        case .unsupported: "This browser cannot tell where the device is here. “I am here” works without."
        }
    }

    /// The outcome of locating the device.
    enum Outcome: Int, Choice {
        case precise = 0
        case coarse
        case asking
        case denied
        case unavailable

        var name: String {
            switch self {
            case .precise: "precise"
            case .coarse: "coarse"
            case .asking: "asking"
            case .denied: "denied"
            case .unavailable: "unavailable"
            }
        }
    }

    /// `#` is a placeholder for a number of metres.
    static func text(of outcome: Outcome) -> String {
        switch outcome {
        case .precise: "Found, to within # m."
        case .coarse:
            "Found, but only to within # m. Check on the map that this is the right place, or type it in."
        case .asking: "Looking where you are…"
        case .denied:
            "Your browser does not let Hexis know where you are. You can allow it in the browser’s settings, or type the position."
        case .unavailable:
            "Where you are could not be found just now. Outdoors it is easier. You can also type it."
        }
    }
}
