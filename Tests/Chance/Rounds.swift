import Foundation

/// How often something is repeated: as often as `make test` has time for, and `HEXIS_ROUNDS` times as often in `make soak`.
public func rounds(_ usual: Int) -> Int {
    usual * (ProcessInfo.processInfo.environment["HEXIS_ROUNDS"].flatMap { Int($0) } ?? 1)
}
