import HexisCore
import Testing

@testable import HexisApp

/// The samples' day is Saturday, 21 November 2026.
@Suite("Photo pages")
struct PhotoPageTests {
    private static func name(_ number: UInt64) -> Identifier { Identifier(high: 70, low: number) }

    private func fields(
        _ number: UInt64, of habit: Identifier?, day: String = "2026-11-21", from: String = "whole"
    ) -> [(name: String, value: String)] {
        [
            ("photo", PhotoPageTests.name(number).description), ("kind", habit == nil ? "day" : "habit"),
            ("subject", habit?.description ?? ""), ("day", day), ("from", from),
            ("entry", Identifier(high: 71, low: number).description),
        ]
    }

    /// A visitor with a habit and `count` photos of it, from today backwards.
    private func visitor(_ count: Int = 0) -> (Visitor, Identifier) {
        var visitor = Visitor()
        let habit = visitor.register("Bake bread")
        for number in 0..<count {
            let day = SamplePractice.today.advanced(by: -number)
            visitor.post("/photos", fields(UInt64(number), of: habit, day: day.description))
        }
        return (visitor, habit)
    }

    @Test("Before the first photo, its pages explain what will appear and offer to add one")
    func none() {
        var (visitor, habit) = visitor()
        for (address, words) in [
            ("/photos", PhotosWording.noneHint), ("/habits/\(habit)", PhotosWording.noneOfAll),
            ("/habits/\(habit)/days/2026-11-21", PhotosWording.noneOfDay),
        ] {
            visitor.get(address)
            #expect(visitor.status == 200 && visitor.page.contains(words), "\(address)")
            #expect(visitor.page.contains("accept=\"image/*,.heic,.heif\" multiple"), "\(address)")
            #expect(visitor.page.contains(PhotosWording.needsScripts), "\(address)")
        }
        visitor.get("/progress")
        #expect(visitor.page.contains("href=\"/photos\""))
    }

    @Test(
        "Adding a photo leads back to the page it was added from",
        arguments: [
            ("whole", "/habits/HABIT"), ("day", "/habits/HABIT/days/2026-11-20"),
            ("gallery", "/photos?of=HABIT"), ("elsewhere", "/photos?of=HABIT"),
        ])
    func added(from: String, address: String) {
        var (visitor, habit) = visitor()
        visitor.post("/photos", fields(1, of: habit, day: "2026-11-20", from: from))
        #expect(
            visitor.address
                == address.split(separator: "HABIT", omittingEmptySubsequences: false).joined(
                    separator: habit.description) && visitor.status == 200)
        let photo = visitor.practice.photos.first
        #expect(photo?.id == PhotoPageTests.name(1) && photo?.subject == .habit(habit))
        #expect(photo?.day.description == "2026-11-20" && photo?.caption == nil)
        for piece in ["src=\"/photos/files/\(PhotoPageTests.name(1))/small\"", "Bake bread, 20 November"] {
            #expect(visitor.page.contains(piece), "\(piece)")
        }
    }

    @Test("A photo sent twice is one photo, and a deleted one does not come back")
    func repeated() {
        var (visitor, habit) = visitor(1)
        visitor.post("/photos", fields(0, of: habit))
        #expect(visitor.recorded.isEmpty && visitor.practice.photos.count == 1)
        visitor.post("/photos", fields(0, of: habit).filter { $0.name != "entry" })
        #expect(visitor.recorded.isEmpty)
        visitor.post("/photos/\(PhotoPageTests.name(0))/delete", [])
        visitor.post("/photos", fields(0, of: habit).filter { $0.name != "entry" })
        #expect(visitor.recorded.isEmpty && visitor.practice.photos.isEmpty)
    }

    @Test("A photo without a subject or a name is refused; one of a later day counts as today's")
    func refused() {
        var (visitor, habit) = visitor()
        visitor.post("/photos", fields(1, of: Identifier(high: 1, low: 1)))
        #expect(visitor.status == 404 && visitor.recorded.isEmpty)
        visitor.post("/photos", fields(1, of: habit).filter { $0.name != "photo" })
        #expect(visitor.status == 404 && visitor.recorded.isEmpty)
        visitor.post("/photos", [("photo", "../x"), ("kind", "day")])
        #expect(visitor.status == 404 && visitor.recorded.isEmpty)
        visitor.post("/photos", fields(1, of: habit, day: "2199-01-01"))
        #expect(visitor.practice.photos.map { $0.day } == [SamplePractice.today])
        visitor.post("/photos", fields(2, of: nil, day: "soon"))
        #expect(visitor.address == "/photos" && visitor.practice.photos.map { $0.subject }.contains(.day))
    }

    @Test("A photo of a challenge leads to the challenge's photos")
    func challenge() {
        var visitor = Visitor()
        let challenge = Identifier(high: 72, low: 1)
        visitor.post(
            "/photos",
            [
                ("photo", PhotoPageTests.name(1).description), ("kind", "challenge"),
                ("subject", challenge.description),
            ])
        #expect(visitor.address == "/photos?of=\(challenge)" && visitor.status == 200)
        #expect(visitor.practice.photos(of: .challenge(challenge)).count == 1)
    }

    /// A visitor with a challenge to walk to the sea, and its page.
    private func walker() throws -> (Visitor, PersonalChallenge, String) {
        var visitor = Visitor()
        visitor.post(
            "/personal-challenges",
            [
                ("title", "Walk <to> the sea"), ("kind", "done"), ("pace", "oneDay"),
                ("first", "2026-11-01"),
            ])
        let challenge = try #require(visitor.practice.personalChallenges.first)
        return (visitor, challenge, "/personal-challenges/\(challenge.id)")
    }

    private func fields(
        _ number: UInt64, of challenge: PersonalChallenge, from: String = "whole"
    ) -> [(name: String, value: String)] {
        fields(number, of: challenge.id, from: from).map { field in
            field.name == "kind" ? (field.name, "challenge") : field
        }
    }

    @Test("A challenge's page shows its photos before and after completion")
    func onChallenge() throws {
        var (visitor, challenge, address) = try walker()
        visitor.get(address)
        #expect(visitor.page.contains(PhotosWording.noneOfAll))
        #expect(visitor.page.contains("name=\"kind\" value=\"challenge\""))
        visitor.post("/photos", fields(1, of: challenge))
        #expect(visitor.address == address)
        #expect(visitor.practice.photos(of: .challenge(challenge.id)).count == 1)
        visitor.post("\(address)/count", [("amount", "1")])
        #expect(visitor.page.contains("Completed on"))
        for number in 2...9 { visitor.post("/photos", fields(UInt64(number), of: challenge)) }
        #expect(visitor.page.count(of: "<img") == 8)
        #expect(visitor.page.contains("href=\"/photos?of=\(challenge.id)\""))
        #expect(visitor.page.contains("alt=\"Walk &lt;to&gt; the sea, "))
    }

    @Test(
        "A photo of a challenge leads back to the page it was added from",
        arguments: [("whole", true), ("day", true), ("gallery", false), ("elsewhere", false)])
    func ofChallenge(from: String, isItsPage: Bool) throws {
        var (visitor, challenge, address) = try walker()
        visitor.post("/photos", fields(1, of: challenge, from: from))
        #expect(visitor.address == (isItsPage ? address : "/photos?of=\(challenge.id)"))
        #expect(visitor.status == 200)
    }

    @Test("The gallery and a photo's page name and link the challenge until it is deleted")
    func namedChallenge() throws {
        var (visitor, challenge, address) = try walker()
        visitor.post("/photos", fields(1, of: challenge))
        visitor.post("/photos", fields(40, of: nil))
        let link = "<a href=\"\(address)\">Walk &lt;to&gt; the sea</a>"
        let photo = "/photos/\(PhotoPageTests.name(1))"
        visitor.get("/photos")
        #expect(visitor.page.contains(">Walk &lt;to&gt; the sea</a>") && !visitor.page.contains(link))
        for named in ["/photos?of=\(challenge.id)", photo] {
            visitor.get(named)
            #expect(visitor.page.contains(link), "\(named)")
        }
        visitor.get("\(address)/delete")
        #expect(visitor.page.contains("Measurements and photos stay."))
        visitor.post("\(address)/delete", [])
        for named in ["/photos", "/photos?of=\(challenge.id)", photo] {
            visitor.get(named)
            #expect(visitor.status == 200 && visitor.page.contains("<img"), "\(named)")
            #expect(!visitor.page.contains(address) && !visitor.page.contains("Walk"), "\(named)")
        }
        visitor.get("/photos")
        #expect(visitor.page.contains(PhotosWording.ofDeletedChallenges))
        // Taken on another device that does not know of the deletion yet: kept and shown.
        visitor.post("/photos", fields(2, of: challenge))
        #expect(visitor.address == "/photos?of=\(challenge.id)" && visitor.practice.photos.count == 3)
    }

    @Test("The gallery shows months, latest first, and can be filtered by subject")
    func gallery() {
        var (visitor, habit) = visitor(25)
        visitor.post("/photos", fields(40, of: nil))
        visitor.get("/photos")
        let months = ["<h2>November 2026</h2>", "<h2>October 2026</h2>"].map { visitor.page.range(of: $0) }
        if let first = months[0], let second = months[1] {
            #expect(first.lowerBound < second.lowerBound)
        } else {
            Issue.record("a month is missing")
        }
        #expect(visitor.page.count(of: "<img") == 26)
        #expect(visitor.page.contains("href=\"/photos?of=day\"") && visitor.page.contains(">Bake bread</a>"))
        visitor.get("/photos?of=day")
        #expect(visitor.page.count(of: "<img") == 1)
        visitor.get("/photos?of=\(habit)")
        #expect(visitor.page.count(of: "<img") == 25)
        visitor.get("/photos?of=nothing")
        #expect(visitor.page.count(of: "<img") == 26)
    }

    @Test("A page holds sixty photos, and every photo is on some page, whatever page is requested")
    func stretches() {
        var (visitor, _) = visitor(130)
        for (query, count) in [
            ("", 60), ("?stretch=1", 60), ("?stretch=2", 10), ("?stretch=3", 10), ("?stretch=-1", 60),
            ("?stretch=99999999999999999999", 60), ("?stretch=2147483647", 10),
        ] {
            visitor.get("/photos\(query)")
            #expect(visitor.page.count(of: "<img") == count, "\(query)")
        }
        visitor.get("/photos?stretch=1")
        #expect(visitor.page.contains("stretch=0") && visitor.page.contains("stretch=2"))
    }

    @Test("A habit's page shows its latest eight photos, a day's page those of the day")
    func panels() {
        var (visitor, habit) = visitor(12)
        visitor.get("/habits/\(habit)")
        #expect(visitor.page.count(of: "<img") == 8)
        #expect(visitor.page.contains("href=\"/photos?of=\(habit)\""))
        visitor.get("/habits/\(habit)/days/2026-11-19")
        #expect(visitor.page.count(of: "<img") == 1)
        #expect(visitor.page.contains("/photos/files/\(PhotoPageTests.name(2))/small"))
    }

    @Test("A photo's page links to its neighbours, and stops at the ends")
    func steps() {
        var (visitor, habit) = visitor(3)
        func links(_ number: UInt64) -> [Bool] {
            [UInt64](0..<3).map {
                visitor.page.contains(
                    "class=\"round\" href=\"/photos/\(PhotoPageTests.name($0))?of=\(habit)\"")
            }
        }
        for (number, expected) in [[false, true, false], [true, false, true], [false, true, false]]
            .enumerated()
        {
            visitor.get("/photos/\(PhotoPageTests.name(UInt64(number)))?of=\(habit)")
            #expect(links(UInt64(number)) == expected, "\(number)")
            #expect(visitor.page.contains("\(number + 1) of 3"))
            #expect(visitor.page.contains("/photos/files/\(PhotoPageTests.name(UInt64(number)))/large"))
        }
    }

    @Test("A caption can be written, changed and removed; one that is too long is refused and stays typed")
    func caption() {
        var (visitor, _) = visitor(1)
        let address = "/photos/\(PhotoPageTests.name(0))"
        visitor.post(address, [("caption", "The <first> loaf")])
        #expect(visitor.address == "\(address)?saved=1" && visitor.page.contains(PhotosWording.saved))
        #expect(visitor.page.contains("<figcaption>The &lt;first&gt; loaf</figcaption>"))
        let long = String(repeating: "a", count: 101)
        visitor.post(address, [("caption", long)])
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(
            visitor.page.contains("id=\"caption-problem\">\(PhotosWording.captionTooLong)")
                && visitor.page.contains("value=\"\(long)\""))
        visitor.post(address, [("caption", " ")])
        #expect(visitor.practice.photos[0].caption == nil && !visitor.page.contains("figcaption"))
    }

    @Test("Deletion asks first, and then the photo is gone everywhere")
    func deletion() {
        var (visitor, habit) = visitor(2)
        let address = "/photos/\(PhotoPageTests.name(0))"
        visitor.get("\(address)/delete?of=\(habit)")
        #expect(visitor.page.contains(PhotosWording.deleteText) && visitor.practice.photos.count == 2)
        visitor.post("\(address)/delete?of=\(habit)", [])
        #expect(visitor.address == "/photos?of=\(habit)&removed=1")
        #expect(visitor.page.contains(PhotosWording.deleted))
        #expect(visitor.practice.photos.map { $0.id } == [PhotoPageTests.name(1)])
        visitor.get(address)
        #expect(visitor.status == 404)
        visitor.post("/photos/\(PhotoPageTests.name(1))/delete?of=\(habit)", [])
        #expect(visitor.address == "/photos?removed=1" && visitor.page.contains(PhotosWording.noneHint))
    }

    @Test("Photos of a deleted habit stay in the gallery")
    func deletedHabit() {
        var (visitor, habit) = visitor(1)
        visitor.post("/photos", fields(5, of: nil))
        visitor.post("/habits/\(habit)/delete", [])
        visitor.get("/photos")
        #expect(visitor.page.count(of: "<img") == 2)
        #expect(visitor.page.contains(PhotosWording.ofDeletedHabits))
        visitor.get("/photos/\(PhotoPageTests.name(0))")
        #expect(visitor.status == 200 && !visitor.page.contains("/habits/\(habit)"))
    }

    @Test("Unknown photos and actions are not found")
    func nothing() {
        var (visitor, _) = visitor(1)
        let photo = "/photos/\(PhotoPageTests.name(0))"
        for address in [
            "/photos/x", "/photos/\(PhotoPageTests.name(9))", "\(photo)/fly", "\(photo)/delete/x",
        ] {
            visitor.get(address)
            #expect(visitor.status == 404, "\(address)")
            visitor.post(address, [])
            #expect(visitor.status == 404, "\(address)")
        }
    }
}

extension String {
    fileprivate func range(of text: String) -> Range<String.Index>? { ranges(of: text).first }
    fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
