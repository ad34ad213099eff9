/// No account has this user name.
package struct UnknownPerson: Error {
    package let userName: String

    package init(userName: String) {
        self.userName = userName
    }

    package var message: String { "There is no account “\(userName)”." }
}
