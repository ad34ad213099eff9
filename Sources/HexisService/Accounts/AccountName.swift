import Crypto
import Foundation
import HexisCore

/// The account that an attempt to sign in names, for counting: of a fixed size, whatever was typed, and not a name that
/// would lie about in memory.
struct AccountName: Hashable, Sendable {
    let hash: [UInt8]

    init(_ userName: String) {
        hash = Array(SHA256.hash(data: Array((UserName(userName)?.folded ?? userName).utf8)))
    }
}
