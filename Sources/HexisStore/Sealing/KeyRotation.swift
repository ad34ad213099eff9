/// What the rotation of a master key did.
public struct KeyRotation: Hashable, Sendable {
    /// The number of people whose keys are now sealed under the new master key.
    public let people: Int
    /// The file that has the new key.
    public let keyPath: String
    /// The file that has the former key, which earlier backups need; `nil` if the key came from a setting.
    public let formerKeyPath: String?
}
