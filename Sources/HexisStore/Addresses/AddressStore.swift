package import HexisCore

/// Stores the secret addresses under which programs reach a person.
package protocol AddressStore: Sendable {
    /// Sets the token of a person's one address for a purpose; `nil` removes it.
    func setAddress(_ token: String?, for purpose: AddressPurpose, of person: PersonID)
        async throws(StoreError)
    /// The token of a person's address; `nil` if they have none.
    func address(for purpose: AddressPurpose, of person: PersonID) async throws(StoreError) -> String?
    /// The person whose address it is; `nil` if it is unknown.
    func owner(of address: String, for purpose: AddressPurpose) async throws(StoreError) -> PersonID?
}
