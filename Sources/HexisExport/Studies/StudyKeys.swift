package import HexisCore

/// Makes the keys of habits, medicines and questionnaires in a study's data. The same one always gets the same key, from
/// which only the server could find out which it is.
package struct StudyKeys {
    private let keyed: ([UInt8]) -> Identifier

    /// - Parameter keyed: Hashes bytes under a key of the study.
    package init(_ keyed: @escaping ([UInt8]) -> Identifier) {
        self.keyed = keyed
    }

    func key(of subject: Identifier, of participant: StudyParticipant) -> Identifier {
        keyed(participant.pseudonym.bytes + subject.bytes)
    }

    /// Of questionnaires with the same questions, however often they were given.
    func key(of given: GivenQuestionnaire) -> Identifier {
        var texts = [given.title.text]
        for item in given.items.items {
            texts += ["\(item.number)", item.kind.name, item.text.text] + item.options.lines.map { $0.text }
        }
        return keyed(Array(texts.joined(separator: "\u{0}").utf8))
    }
}
