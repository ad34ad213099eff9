import Foundation
import HexisCore

/// The sealed part of an account, as JSON.
struct Profile {
    let userName: String
    var email: String?
    var isEmailConfirmed = false
    /// Sealed with the rest, so that nobody becomes an administrator by writing to the database.
    var isAdministrator = false
    var limits = StorageLimits()

    init(
        userName: String, email: String?, isEmailConfirmed: Bool = false, isAdministrator: Bool = false,
        limits: StorageLimits = StorageLimits()
    ) {
        self.userName = userName
        self.email = email
        self.isEmailConfirmed = isEmailConfirmed
        self.isAdministrator = isAdministrator
        self.limits = limits
    }

    /// Returns `nil` if the bytes are not a profile.
    init?(bytes: Data) {
        // To the caller, unreadable JSON is the same as JSON without a name.
        guard let json = try? JSON(parsing: bytes), let userName = json["userName"]?.string else {
            return nil
        }
        self.init(
            userName: userName, email: json["email"]?.string,
            isEmailConfirmed: json["emailConfirmed"] == .bool(true),
            isAdministrator: json["administrator"] == .bool(true),
            limits: StorageLimits(
                journal: json["journalLimit"]?.integer, photos: json["photoLimit"]?.integer))
    }

    var bytes: Data {
        let name = JSON.Member("userName", .string(userName))
        let email = email.map { [JSON.Member("email", .string($0))] } ?? []
        let confirmed = isEmailConfirmed ? [JSON.Member("emailConfirmed", .bool(true))] : []
        let administrator = isAdministrator ? [JSON.Member("administrator", .bool(true))] : []
        let journal = limits.journal.map { [JSON.Member("journalLimit", .integer($0))] } ?? []
        let photos = limits.photos.map { [JSON.Member("photoLimit", .integer($0))] } ?? []
        return Data(JSON.object([name] + email + confirmed + administrator + journal + photos).text.utf8)
    }
}
