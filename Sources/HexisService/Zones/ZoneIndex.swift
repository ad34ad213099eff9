import Foundation

/// The contents of `tzdata.zi`, which lists the whole database: its release in the first line, then every zone and
/// link.
struct ZoneIndex {
    let version: String?
    let names: [String]

    init(reading folder: URL) {
        let text = (try? String(contentsOf: folder.appending(path: "tzdata.zi"), encoding: .utf8)) ?? ""
        self.init(text)
    }

    init(_ text: String) {
        let lines = text.split(separator: "\n")
        let firstWords = lines.first?.split(separator: " ") ?? []
        version =
            firstWords.starts(with: ["#", "version"]) ? firstWords.dropFirst(2).first.map(String.init) : nil
        names = ["UTC"] + Set(lines.compactMap { ZoneIndex.name(in: $0) }).sorted()
    }

    /// The zone that a line names: `Z Europe/Vienna …` defines a zone, `L Asia/Kolkata Asia/Calcutta` another name
    /// for one.
    ///
    /// Only places are offered to people: not `EST5EDT`, nor the signs of `Etc/GMT-5`, which mean the opposite of
    /// what everyone expects.
    private static func name(in line: Substring) -> String? {
        let words = line.split(separator: " ", maxSplits: 3)
        guard words.count >= 2 else { return nil }
        let name =
            switch words[0] {
            case "Z": words[1]
            case "L" where words.count >= 3: words[2]
            default: Substring()
            }
        return name.contains("/") && !name.hasPrefix("Etc/") ? String(name) : nil
    }
}
