/// Text in the data of a study.
enum StudyExportWording {
    static var about: String { "About the study" }
    static var collected: String { "What was collected" }
    static var columns: [String] { ["Column", "Meaning", "Values", "Unit"] }
    static var unit: String { "Days, answers and measurements of individual people" }
    static var kind: String {
        "Records of habits, medicines and measurements that people kept for themselves in Hexis and agreed to share. Names, notes and other free text are left out. Days are numbered from the first day of the study; dates are there only of participants who agreed to that."
    }
    static func version(_ version: Int64) -> String { "Version \(version) of the study’s terms." }
    static func unit(_ unit: String) -> String { "Unit (UCUM): \(unit)" }
    static func care(_ small: Int, of count: Int) -> String {
        let people = count == 1 ? "1 participant" : "\(count) participants"
        let found =
            small == 0
            ? "Each shares what others may know about them with at least four more."
            : "\(small) of them could be found by people who know them, because fewer than five share the same numbers of habits and medicines and the same first week (is_small_cell)."
        return
            "\(people). \(count == 0 ? "" : found + " ")The data has pseudonyms, and is still personal: keep it safe, and publish nothing about fewer than five people."
    }
}
