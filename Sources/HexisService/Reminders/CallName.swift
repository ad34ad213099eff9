import HexisCore
import HexisStore

/// Identifies a reminder at one instant: a snoozed one comes again at another.
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
