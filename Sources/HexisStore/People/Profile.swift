import Foundation
import HexisCore

/// What is sealed of an account, as JSON.
struct Profile {
    let userName: String
    let email: String?

    init(userName: String, email: String?) {
        self.userName = userName
        self.email = email
    }

    /// `nil` if this is not a profile.
    init?(bytes: Data) {
        // Unreadable JSON is the same to the caller as JSON without a name.
        guard let json = try? JSON(parsing: bytes), let userName = json["userName"]?.string else {
            return nil
        }
        self.init(userName: userName, email: json["email"]?.string)
    }

    var bytes: Data {
        let name = JSON.Member("userName", .string(userName))
        let email = email.map { [JSON.Member("email", .string($0))] } ?? []
        return Data(JSON.object([name] + email).text.utf8)
    }
}
