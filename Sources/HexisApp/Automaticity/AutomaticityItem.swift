import HexisCore

/// The four items of the Self-Report Behavioural Automaticity Index (Gardner, Abraham, Lally and de Bruijn 2012).
enum AutomaticityItem: Int, Choice {
    case automatically = 0
    case withoutRemembering, withoutThinking, beforeRealising

    /// The field of the form.
    var name: String {
        switch self {
        case .automatically: "automatically"
        case .withoutRemembering: "without-remembering"
        case .withoutThinking: "without-thinking"
        case .beforeRealising: "before-realising"
        }
    }
}
