/// What a backend is told by whoever runs it.
package struct BackendSettings: Sendable {
    /// Where files lie that are read in.
    let dataFolder: String
    let zoneFolder: String
    /// In bytes, for each person.
    let longestJournal: Int64
    /// In bytes, for all journals that are held in memory.
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
