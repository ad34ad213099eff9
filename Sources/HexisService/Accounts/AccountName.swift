import Crypto
import Foundation
import HexisCore

/// The account that a sign-in attempt names, as a counter key: a hash, so it has a fixed size whatever was typed
/// and keeps no names in memory.
struct AccountName: Hashable, Sendable {
    let hash: [UInt8]

    init(_ userName: String) {
        hash = Array(SHA256.hash(data: Array((UserName(userName)?.folded ?? userName).utf8)))
    }
}
