import Crypto
import Foundation
import HexisCore
import HexisStore

/// Limits attempts at what must not be guessed: in the store if several servers share that, and in memory otherwise.
struct Throttle: Sendable {
    private let limit: RateLimit
    private let store: any Store
    private let here: Limiter<TokenHash>
    /// Under it, the store keeps only hashes of addresses and names.
    private let key: SymmetricKey

    /// - Parameter purpose: what is attempted, in which throttles differ.
    init(_ purpose: String, _ limit: RateLimit, _ store: any Store) {
        self.limit = limit
        self.store = store
        here = Limiter(limit)
        key = SymmetricKey(data: store.temporaryKey(for: "attempts: \(purpose)"))
    }

    /// Counts an attempt of a subject, such as an address. Returns the seconds to wait first, or `nil` if it may proceed.
    func attempt(_ subject: [UInt8], at now: Instant) async throws(StoreError) -> Int? {
        let time = now.milliseconds
        guard store.isShared else { return here.attempt(hash(of: subject), at: time) }
        return try await change(subject, at: now) { [limit] free in limit.attempt(&free, at: time) }
    }

    /// Uncounts an attempt that was legitimate.
    func forgive(_ subject: [UInt8], at now: Instant) async throws(StoreError) {
        guard store.isShared else { return here.forgive(hash(of: subject)) }
        try await change(subject, at: now) { [limit] free in limit.forgive(&free) }
    }

    private func change<Value: Sendable>(
        _ subject: [UInt8], at now: Instant, _ body: @escaping @Sendable (inout Int64?) -> Value
    ) async throws(StoreError) -> Value {
        try await store.changeAttempts(under: hash(of: subject), at: now) { end in
            var free = end?.milliseconds
            defer { end = free.map(Instant.init(clamping:)) }
            return body(&free)
        }
    }

    private func hash(of subject: [UInt8]) -> TokenHash {
        let code = HMAC<SHA256>.authenticationCode(for: subject, using: key)
        guard let hash = TokenHash(bytes: Array(code)) else { preconditionFailure("a code has 32 bytes") }
        return hash
    }
}
