@preconcurrency import Dispatch
import Foundation

extension AsyncStream<Void> {
    /// Triggers every minute, and at once when the operator sends SIGHUP, the usual signal to reload files.
    ///
    /// From then on, the signal no longer ends the program.
    static func everyMinuteAndOnHangup() -> AsyncStream<Void> {
        let (stream, continuation) = makeStream(bufferingPolicy: .bufferingNewest(1))
        signal(SIGHUP, SIG_IGN)
        let hangup = DispatchSource.makeSignalSource(signal: SIGHUP)
        let clock = DispatchSource.makeTimerSource()
        clock.schedule(deadline: .now() + 60, repeating: 60, leeway: .seconds(5))
        hangup.setEventHandler { continuation.yield() }
        clock.setEventHandler { continuation.yield() }
        continuation.onTermination = { _ in
            hangup.cancel()
            clock.cancel()
        }
        hangup.resume()
        clock.resume()
        return stream
    }
}
