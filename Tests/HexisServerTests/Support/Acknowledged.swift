import Synchronization

/// The entries that the server acknowledged.
final class Acknowledged: Sendable {
    private let entries = Mutex<Set<String>>([])

    var all: Set<String> { entries.withLock { $0 } }
    var count: Int { entries.withLock { $0.count } }
    func add(_ entry: String) { entries.withLock { _ = $0.insert(entry) } }
}

/// Checks in until the server stops responding, and collects the acknowledged entries.
///
/// - Parameter insists: whether to send an entry that is refused again and again.
func keepCheckingIn(
    _ browser: Browser, _ habit: String, _ acknowledged: Acknowledged, insisting insists: Bool = false
) async {
    var entry = newEntry()
    while let answer = try? await browser.checkIn(habit, entry: entry), insists || answer.status == 303 {
        guard answer.status == 303 else { continue }
        acknowledged.add(entry)
        entry = newEntry()
    }
}
