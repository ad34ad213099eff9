package import HexisOpenID

/// The operator's settings for a backend.
package struct BackendSettings: Sendable {
    /// The folder for uploaded files while they are read.
    let dataFolder: String
    let zoneFolder: String
    /// What each person may store.
    let standardQuota: StorageQuota.Standard
    /// The memory for all cached journals together, in bytes.
    let journalMemory: Int64
    package let delivery: DeliverySettings
    /// At which people may sign in.
    let providers: [OpenIDProvider]
    /// `nil` if the server makes no backups of itself.
    package let backups: BackupPlan?

    package init(
        dataFolder: String, zoneFolder: String, standardQuota: StorageQuota.Standard, journalMemory: Int64,
        delivery: DeliverySettings, providers: [OpenIDProvider] = [], backups: BackupPlan? = nil
    ) {
        self.dataFolder = dataFolder
        self.zoneFolder = zoneFolder
        self.standardQuota = standardQuota
        self.journalMemory = journalMemory
        self.delivery = delivery
        self.providers = providers
        self.backups = backups
    }
}
