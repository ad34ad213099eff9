import HexisCore

extension Storybook {
    static var photos: [Sample] {
        let none = PhotoSample()
        var one = none
        let first = one.photo(daysAgo: 0, "The first flat loaf")
        var many = one
        for day in [0, 1, 1, 3, 9, 22, 25, 31, 60] { many.photo(daysAgo: day, nil) }
        for day in [2, 40] { many.photo(daysAgo: day, "On the way", .day) }
        var more = none
        for day in 0..<130 { more.photo(daysAgo: day, nil) }
        var long = PhotoSample(
            named: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz lesen, Absatz für Absatz")
        long.photo(daysAgo: 3, nil, .day)
        let far = long.photo(
            daysAgo: 400, "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft")
        var done = none
        done.finish()
        var oneOfChallenge = none
        let walk = Photo.Subject.challenge(none.challenge)
        oneOfChallenge.photo(daysAgo: 0, "At the end of the mole", walk)
        var manyOfChallenge = done
        for day in 0..<12 { manyOfChallenge.photo(daysAgo: day, nil, walk) }
        let challenge = "/personal-challenges/\(none.challenge)"
        return [
            none.sample("none", "/photos"),
            one.sample("one", "/photos"),
            many.sample("many", "/photos"),
            many.sample("many, of a habit", "/photos", query: "of=\(none.habit)"),
            more.sample("very many", "/photos", query: "stretch=1"),
            long.sample("long words", "/photos"),
            many.sample("deleted", "/photos", query: "removed=1"),
            one.sample("photo, alone", "/photos/\(first)"),
            many.sample("photo, among many", "/photos/\(first)", query: "saved=1"),
            one.sample("photo, wrong caption", "/photos/\(first)", posting: PhotoSample.tooLong),
            long.sample("photo, long words", "/photos/\(far)", query: "of=\(long.habit)"),
            one.sample("photo, to delete", "/photos/\(first)/delete"),
            none.sample("habit, no photos", "/habits/\(none.habit)"),
            many.sample("habit, with photos", "/habits/\(none.habit)"),
            many.sample("day, with photos", "/habits/\(none.habit)/days/2026-11-21"),
            none.sample("challenge, no photos", challenge),
            oneOfChallenge.sample("challenge, with one", challenge),
            manyOfChallenge.sample("challenge, completed, with many", challenge),
            manyOfChallenge.sample("many, of a challenge", "/photos", query: "of=\(none.challenge)"),
            manyOfChallenge.sample("challenge, to delete", "\(challenge)/delete"),
        ] + PhotoState.allCases.map { state($0) }
    }

    /// A photo in each of the states that only the page script knows.
    private static func state(_ state: PhotoState) -> Sample {
        Sample("photos, state \(state.name)") { surroundings in
            Document(PhotosWording.title, in: .progress, of: Practice(), with: surroundings).page { html in
                html("h1", text: PhotosWording.title)
                html("figure", .class("photo")) { html in
                    html("p", .class("photo-note"), text: PhotosWording.text(of: state))
                }
            }.bytes
        }
    }
}

/// A habit with photos.
private struct PhotoSample {
    private var built = SamplePractice()
    let habit: Identifier
    let challenge: Identifier
    private var count: UInt64 = 0

    init(named name: String = "Bake bread") {
        habit = built.habit(name, .apple, .amber)
        challenge = built.challenge("Walk to the sea", .done, .oneDay, 1, from: 20)
    }

    /// Completes the challenge.
    mutating func finish() { built.count(challenge, daysAgo: 0) }

    /// A caption of 101 letters.
    static var tooLong: String { "caption=" + String(repeating: "a", count: 101) }

    @discardableResult
    mutating func photo(daysAgo days: Int, _ caption: String?, _ subject: Photo.Subject? = nil) -> Identifier
    {
        count += 1
        let id = Identifier(high: 16, low: count)
        built.record(
            .photoAdded(
                PhotoAdded(
                    photo: id, subject: subject ?? .habit(habit),
                    day: SamplePractice.today.advanced(by: -days), caption: caption.flatMap { Line($0) })))
        return id
    }

    func sample(_ state: String, _ address: String, query: String = "", posting body: String? = nil) -> Sample
    {
        Sample(
            name: "photos, \(state)", practice: built.practice,
            request: Request(body == nil ? .get : .post, address, query: query, body: body ?? ""))
    }
}
