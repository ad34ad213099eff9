import HexisCore
import HexisStore

/// No account has this user name.
package struct UnknownPerson: Error {
    package let userName: String

    package init(userName: String) {
        self.userName = userName
    }

    package var message: String { "There is no account “\(userName)”." }
}

extension Store {
    /// Throws `UnknownPerson` if nobody has the user name.
    func person(named userName: String) async throws -> PersonID {
        guard let person = try await account(userName: userName)?.person else {
            throw UnknownPerson(userName: userName)
        }
        return person
    }
}
