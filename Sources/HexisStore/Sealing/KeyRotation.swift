/// What the rotation of a master key did.
package struct KeyRotation: Hashable, Sendable {
    /// The number of people whose keys are now sealed under the new master key.
    package let people: Int
    /// The file that has the new key.
    package let keyPath: String
    /// The file that has the former key, which earlier backups need; `nil` if the key came from a setting.
    package let formerKeyPath: String?
}
