import Testing

@testable import HexisCore

@Suite("Photos")
struct PhotoTests {
    private func added(
        _ photo: UInt64, on date: String = "2026-11-21", _ subject: Photo.Subject = .day,
        caption: String? = nil
    ) -> Fact {
        .photoAdded(
            PhotoAdded(
                photo: identifier(photo), subject: subject, day: day(date), caption: caption.map { line($0) })
        )
    }

    private func captioned(_ photo: UInt64, _ text: String?) -> Fact {
        .photoCaptioned(PhotoCaptioned(photo: identifier(photo), caption: text.map { line($0) }))
    }

    private let removed = Fact.photoRemoved(PhotoRemoved(photo: identifier(5)))

    @Test("Photos are ordered by latest day, then by latest added")
    func order() {
        var diary = Diary()
        diary.record(added(5, on: "2026-11-20"))
        diary.record(added(3, on: "2026-11-21"))
        diary.record(added(4, on: "2026-11-20"))
        diary.record(added(6, on: "2025-12-31"))
        #expect(diary.practice.photos.map { $0.id } == [3, 4, 5, 6].map { identifier($0) })
    }

    @Test("A photo is listed under its own subject only")
    func subjects() {
        var diary = Diary()
        let subjects: [Photo.Subject] = [.day, .habit(diary.id), .challenge(diary.id), .habit(identifier(2))]
        for (number, subject) in subjects.enumerated() { diary.record(added(UInt64(number), subject)) }
        for (number, subject) in subjects.enumerated() {
            #expect(diary.practice.photos(of: subject).map { $0.id } == [identifier(UInt64(number))])
        }
    }

    @Test("The caption is the one written last, or none if it was removed")
    func caption() {
        var diary = Diary()
        diary.record(added(5, caption: "The lake"))
        #expect(diary.practice.photo(identifier(5))?.caption == line("The lake"))
        diary.record(captioned(5, "The sea"))
        #expect(diary.practice.photo(identifier(5))?.caption == line("The sea"))
        diary.record(captioned(5, nil))
        #expect(diary.practice.photo(identifier(5))?.caption == nil)
    }

    @Test("A removed photo stays removed, whatever entries arrive before or after")
    func removal() {
        for facts in [[added(5), removed], [removed, added(5)], [removed, captioned(5, "x"), added(5)]] {
            var diary = Diary()
            for fact in facts { diary.record(fact) }
            #expect(diary.practice.photos.isEmpty && diary.practice.photo(identifier(5)) == nil)
            #expect(diary.practice.isRemoved(photo: identifier(5)))
        }
    }

    @Test("A caption without its photo is not a photo, and does not mark one as removed")
    func captionAlone() {
        var diary = Diary()
        diary.record(captioned(5, "x"))
        #expect(diary.practice.photos.isEmpty)
        #expect(!diary.practice.isRemoved(photo: identifier(5)))
        #expect(!diary.practice.isRemoved(photo: identifier(6)))
    }

    @Test("A photo of a habit or a challenge without its id is refused", arguments: ["habit", "challenge"])
    func nameless(kind: String) throws {
        let text = """
            {"id":"\(identifier(1))","at":1,"device":"\(identifier(2))","fact":"photoAdded",\
            "photo":"\(identifier(5))","kind":"\(kind)","day":"2026-11-21"}
            """
        #expect(throws: WireError.missing(field: "subject")) { try Entry(json: JSON(parsing: text)) }
    }
}
