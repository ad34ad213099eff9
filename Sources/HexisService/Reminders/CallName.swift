import HexisCore
import HexisStore

/// Tells a call from the same one at another instant, after a snooze.
struct CallName: Hashable {
    let id: Identifier
    let due: Instant
}

extension Occurrence {
    var name: CallName { CallName(id: id, due: at) }
}

extension SeenCall {
    var name: CallName { CallName(id: id, due: due) }

    init(_ call: Occurrence, _ fate: Fate) {
        self.init(id: call.id, due: call.at, fate: fate)
    }
}
