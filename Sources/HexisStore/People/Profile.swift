import Foundation
import HexisCore

/// The sealed part of an account, as JSON.
struct Profile {
    let userName: String
    let email: String?

    init(userName: String, email: String?) {
        self.userName = userName
        self.email = email
    }

    /// Returns `nil` if the bytes are not a profile.
    init?(bytes: Data) {
        // To the caller, unreadable JSON is the same as JSON without a name.
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
