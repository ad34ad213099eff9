/// The operator's settings for a backend.
package struct BackendSettings: Sendable {
    /// The folder for uploaded files while they are read.
    let dataFolder: String
    let zoneFolder: String
    /// The longest journal of one person, in bytes.
    let longestJournal: Int64
    /// The memory for all cached journals together, in bytes.
    let journalMemory: Int64
    package let delivery: DeliverySettings

    package init(
        dataFolder: String, zoneFolder: String, longestJournal: Int64, journalMemory: Int64,
        delivery: DeliverySettings
    ) {
        self.dataFolder = dataFolder
        self.zoneFolder = zoneFolder
        self.longestJournal = longestJournal
        self.journalMemory = journalMemory
        self.delivery = delivery
    }
}
