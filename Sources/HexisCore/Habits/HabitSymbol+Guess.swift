extension HabitSymbol {
    /// Guesses a symbol from a habit's name, by the first word that suggests one: `.walk` for “Take a short walk”.
    /// Returns `.leaf` if no word does. It understands English words only; the person can choose another symbol.
    public static func guess(from name: String) -> HabitSymbol {
        for word in words(of: name.bytes) {
            for symbol in HabitSymbol.allCases where symbol.isSuggested(by: word) { return symbol }
        }
        return .leaf
    }

    private func isSuggested(by word: [UInt8]) -> Bool {
        HabitSymbol.words(of: suggestingWords.bytes).contains { known in
            known.last == HabitSymbol.hyphen ? word.starts(with: known.dropLast()) : word == known
        }
    }

    /// The words that suggest the symbol. A hyphen stands for any ending: `walk-` for “walks” and “walking”.
    private var suggestingWords: String {
        switch self {
        case .leaf: "plant- garden- nature"
        case .drop: "water- glass glasses hydrat-"
        case .walk: "walk- stroll- step steps hike hiking"
        case .run: "run runs running jog jogging"
        case .bike: "bike biking bicycle cycle cycling"
        case .dumbbell: "gym exercis- train- workout- strength squat- push-ups pushups plank- lift lifting"
        case .stretch: "stretch- move mobility posture"
        case .heart: "heart- blood pressure kind kindness hug"
        case .apple: "eat eating fruit- apple- vegetable- salad- snack- sugar sweets breakfast lunch cook-"
        case .cup: "tea coffee- coffees cup cups"
        case .bed: "bed bedtime"
        case .sun: "sun sunlight daylight outside outdoors morning"
        case .moon: "sleep- nap night"
        case .book: "read reads reading book- page pages learn- study studying vocabulary language"
        case .pen: "write writing journal- diary line lines note notes draw- sketch-"
        case .music: "music piano guitar violin sing singing song songs instrument practise practice"
        case .brush: "teeth floss- brush- skin face"
        case .home: "tidy tidying clean- home house dishes laundry desk kitchen"
        case .people: "friend- family mum mom dad parents partner child children talk people"
        case .phone: "phone- call screen screens"
        case .coin: "save saving money budget- spend spending"
        case .pill: "pill pills tablet- vitamin- medicine- creatine"
        case .lotus: "meditat- breath- yoga mindful- calm relax-"
        case .star: "thank- grateful gratitude good pray-"
        }
    }

    private static var hyphen: UInt8 { UInt8(ascii: "-") }

    /// The words of a text in lower case. A word consists of ASCII letters and hyphens.
    private static func words(of text: [UInt8]) -> [[UInt8]] {
        var words: [[UInt8]] = [[]]
        for byte in text {
            let letter = byte | 0x20
            if byte == hyphen {
                words[words.count - 1].append(byte)
            } else if UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter {
                words[words.count - 1].append(letter)
            } else if words.last?.isEmpty == false {
                words.append([])
            }
        }
        return words.filter { !$0.isEmpty }
    }
}

extension HabitColour {
    /// The colour that is used least among some habits, so that new ones look different; the first of several.
    public static func leastUsed(among habits: [Habit]) -> HabitColour {
        var best = HabitColour.teal
        var fewest = Int.max
        for colour in HabitColour.allCases {
            let count = habits.count { $0.colour == colour }
            if count < fewest { (best, fewest) = (colour, count) }
        }
        return best
    }
}
