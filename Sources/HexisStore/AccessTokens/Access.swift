package import HexisCore

/// A valid API token, with the person it belongs to.
package struct Access: Hashable, Sendable {
    package let person: PersonID
    package let token: AccessToken

    package init(person: PersonID, token: AccessToken) {
        self.person = person
        self.token = token
    }
}
