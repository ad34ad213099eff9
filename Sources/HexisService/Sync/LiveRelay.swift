import HexisStore
import ServiceLifecycle

/// Passes what other servers append on to the windows of this one.
struct LiveRelay: Service {
    let store: any JournalStore
    let live: LiveUpdates

    func run() async {
        for await append in store.appendsElsewhere.cancelOnGracefulShutdown() { live.hear(append) }
    }
}
