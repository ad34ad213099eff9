import Foundation

/// The number of repetitions: `usual`, which suits `make test`, times `HEXIS_ROUNDS`, which `make soak` sets.
public func rounds(_ usual: Int) -> Int {
    usual * (ProcessInfo.processInfo.environment["HEXIS_ROUNDS"].flatMap { Int($0) } ?? 1)
}
