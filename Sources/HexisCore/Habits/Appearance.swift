/// The colour of a habit's ring and strip. The stylesheet decides the shade, light and dark.
public enum HabitColour: Int, ChoiceField, Sendable {
    case teal = 0, sky, indigo, plum, rose, coral, amber, moss

    public var name: String {
        switch self {
        case .teal: "teal"
        case .sky: "sky"
        case .indigo: "indigo"
        case .plum: "plum"
        case .rose: "rose"
        case .coral: "coral"
        case .amber: "amber"
        case .moss: "moss"
        }
    }
}

/// The small icon of a habit.
public enum HabitSymbol: Int, ChoiceField, Sendable {
    case leaf = 0, drop, walk, run, bike, dumbbell, stretch, heart, apple, cup, bed, sun, moon, book, pen,
        music
    case brush, home, people, phone, coin, pill, lotus, star

    public var name: String {
        switch self {
        case .leaf: "leaf"
        case .drop: "drop"
        case .walk: "walk"
        case .run: "run"
        case .bike: "bike"
        case .dumbbell: "dumbbell"
        case .stretch: "stretch"
        case .heart: "heart"
        case .apple: "apple"
        case .cup: "cup"
        case .bed: "bed"
        case .sun: "sun"
        case .moon: "moon"
        case .book: "book"
        case .pen: "pen"
        case .music: "music"
        case .brush: "brush"
        case .home: "home"
        case .people: "people"
        case .phone: "phone"
        case .coin: "coin"
        case .pill: "pill"
        case .lotus: "lotus"
        case .star: "star"
        }
    }
}
