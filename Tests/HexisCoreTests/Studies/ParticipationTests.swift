import Testing

@testable import HexisCore

@Suite("Taking part in a study")
struct ParticipationTests {
    private func terms(
        _ version: Int64 = 1, _ topics: [StudyTopic] = [.checkIns, .adherence],
        _ first: String = "2026-11-01", _ last: String = "2026-11-30", dates: Bool = true
    ) -> StudyTerms {
        StudyTerms(
            version: version, title: line("Walking"), contact: passage("Ida"), text: passage("About walks"),
            topics: StudyTopics(topics), asksForDates: dates, days: day(first)...day(last))
    }

    private func consent(_ terms: StudyTerms, dates: Bool = false, at time: Int64 = 1000) -> StudyConsent {
        StudyConsent(
            to: terms, signed: instant(time), signature: line("Maria Berg"), agreesToDates: dates)
    }

    private func part(_ consent: StudyConsent) -> Participation {
        Participation(pseudonym: identifier(7), consent)
    }

    @Test("Days and weeks are counted from the first day of the study")
    func numbers() {
        let terms = terms()
        for (date, number, week) in [
            ("2026-10-31", 0, 1), ("2026-11-01", 1, 1), ("2026-11-07", 7, 1), ("2026-11-08", 8, 2),
            ("2026-11-30", 30, 5),
        ] {
            #expect(terms.number(of: day(date)) == number)
            #expect(terms.week(of: day(date)) == week)
        }
    }

    @Test("A study gets what both the signed and the present terms name, and dates only if that was agreed")
    func share() throws {
        let signed = part(consent(terms(), dates: true))
        let wider = terms(2, StudyTopic.allCases, "2026-10-01", "2026-12-31")
        let narrower = terms(2, [.adherence], "2026-11-10", "2026-11-20")
        #expect(signed.share(in: terms())?.topics == StudyTopics([.checkIns, .adherence]))
        #expect(signed.share(in: wider)?.topics == StudyTopics([.checkIns, .adherence]))
        #expect(signed.share(in: wider)?.days == day("2026-11-01")...day("2026-11-30"))
        #expect(signed.share(in: narrower)?.topics == StudyTopics([.adherence]))
        #expect(signed.share(in: narrower)?.days == day("2026-11-10")...day("2026-11-20"))
        #expect(signed.share(in: terms(2, [.surveys])) == nil)
        #expect(signed.share(in: terms(2, [.adherence], "2027-01-01", "2027-02-01")) == nil)
        #expect(signed.share(in: terms())?.hasDates == true)
        #expect(part(consent(terms())).share(in: terms())?.hasDates == false)
        // What is not asked cannot be agreed to.
        #expect(part(consent(terms(dates: false), dates: true)).share(in: terms())?.hasDates == false)
    }

    @Test("Those who leave let the study keep what it has, or take it with them; the first time counts")
    func leave() {
        var part = part(consent(terms()))
        part.leave(at: instant(5000), keepsData: true)
        #expect(part.share(in: terms())?.until == instant(5000))
        part.leave(at: instant(9000), keepsData: true)
        #expect(part.leaving?.at == instant(5000))
        part.leave(at: instant(9000), keepsData: false)
        #expect(part.share(in: terms()) == nil)
        part.sign(consent(terms(2), at: 12_000))
        #expect(part.leaving == nil && part.consents.count == 2)
        #expect(part.consent.terms.version == 2 && part.share(in: terms(2))?.until == nil)
    }

    @Test("What is stored comes back, and other bytes are no study and no participation")
    func bytes() {
        var dice = Dice.thrown()
        for _ in 0..<rounds(300) {
            let part = dice.participation()
            #expect(Participation(bytes: part.bytes) == part)
            let study = dice.study()
            #expect(Study(bytes: study.bytes) == study)
            #expect(Participation(bytes: Array(part.bytes.dropLast())) != part)
            #expect(Study(bytes: dice.bytes(dice.number(0...60))) == nil)
            #expect(Participation(bytes: dice.bytes(dice.number(0...60))) == nil)
        }
    }

    @Test("As many times of giving data out are kept as there may be, the latest")
    func times() {
        var study = Study(terms: terms(), code: line("4GT9-ZP0Q-M7XC"))
        for time in 1...Int64(Study.mostTimes + 3) { study.handOut(at: instant(time)) }
        #expect(study.handedOut.count == Study.mostTimes && study.handedOut.first == instant(4))
    }
}

extension Dice {
    fileprivate mutating func terms() -> StudyTerms {
        let first = self.day()
        return StudyTerms(
            version: Int64(number(1...40)), title: line(), contact: passage(), text: passage(),
            statements: LineList((0..<number(0...5)).map { _ in line() }) ?? .none,
            topics: StudyTopics(StudyTopic.allCases.filter { _ in chance(oneIn: 2) }),
            asksForDates: chance(oneIn: 2), days: first...first.advanced(by: number(0...400)))
    }

    fileprivate mutating func participation() -> Participation {
        var part = Participation(pseudonym: identifier(), consent())
        for _ in 0..<number(0...3) {
            if chance(oneIn: 2) { part.leave(at: time(), keepsData: chance(oneIn: 2)) }
            if chance(oneIn: 2) { part.sign(consent()) }
        }
        return part
    }

    fileprivate mutating func study() -> Study {
        var study = Study(terms: terms(), code: line())
        study.isClosed = chance(oneIn: 2)
        for _ in 0..<number(0...5) { study.handOut(at: time()) }
        return study
    }

    private mutating func consent() -> StudyConsent {
        StudyConsent(to: terms(), signed: time(), signature: line(), agreesToDates: chance(oneIn: 2))
    }

    private mutating func time() -> Instant { instant(Int64(number(0...2_000_000_000)) * 1000) }
}
