import HexisCore
import Testing

@testable import HexisApp

@Suite("Who answers a request on a device that keeps the journal")
struct DeviceDecisionTests {
    private func decision(
        _ method: Request.Method, _ address: String, _ state: DeviceState = DeviceState(photos: 0),
        isOurs: Bool = true,
        body: String = "", after done: [DeviceErrand] = []
    ) -> DeviceDecision {
        let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
        let request = Request(method, parts[0], query: parts.count > 1 ? parts[1] : "", body: body)
        return DeviceRequest(request, from: address, isOurs: isOurs, in: state, after: done).decision
    }

    @Test(
        "The app answers its own pages and forms",
        arguments: [
            "/", "/today", "/today?day=2026-11-21", "/habits", "/medicine/weeks", "/settings",
            "/settings/reminders",
            "/settings/places", "/routes", "/routes/new", "/photos", "/photos/0123/delete", "/joined",
            "/recover/x", "/nowhere",
        ])
    func app(_ address: String) {
        #expect(decision(.get, address) == .app)
        #expect(decision(.post, address) == .app)
    }

    @Test(
        "The server answers what it alone knows; a form that cannot be sent leads back to its page",
        arguments: [
            "/account", "/account/password", "/settings/calendar", "/settings/import/file", "/settings/data",
            "/settings/programs", "/settings/arrivals", "/settings/reminders/delivery",
            "/settings/reminders/test",
        ])
    func server(_ address: String) {
        #expect(decision(.get, "\(address)?a=b") == .server(next: "\(address)?a=b", then: nil))
        #expect(decision(.post, address) == .server(next: "/account", then: nil))
    }

    @Test("After some forms the device has something to do, and after their pages it has not")
    func sequels() {
        let table: [(String, DeviceSequel, String)] = [
            ("/join", .meet, "/account"), ("/sign-in", .meet, "/account"), ("/demo", .meet, "/account"),
            ("/sign-in/passkey", .meet, "/account"), ("/join/passkey/new", .meet, "/account"),
            ("/recover", .meet, "/account"),
            ("/new-password", .meet, "/account"),
            ("/account/erase", .wipe, "/account"), ("/account/sign-out-everywhere", .wipe, "/account"),
            ("/routes/gpx", .sync, "/routes/new"), ("/companions/join", .sync, "/companions"),
        ]
        for (address, sequel, next) in table {
            #expect(decision(.post, address) == .server(next: next, then: sequel))
            #expect(decision(.get, address) == .server(next: address, then: nil))
        }
        #expect(decision(.post, "/routes/read") == .server(next: "/routes/new", then: nil))
        #expect(decision(.post, "/care/invite/withdraw") == .server(next: "/care/invite", then: nil))
        #expect(decision(.post, "/companions/invite/withdraw") == .server(next: "/companions", then: nil))
        #expect(decision(.post, "/patients/new") == .server(next: "/patients", then: nil))
        #expect(decision(.post, "/questionnaires/1/new") == .server(next: "/questionnaires", then: nil))
    }

    @Test("The server hears of a goal before it makes an invitation to it")
    func invitation() {
        let page = "/companions/invite?challenge=\(Identifier(high: 1, low: 2))"
        let unsent = DeviceState(unsent: 1)
        #expect(decision(.get, page) == .server(next: page, then: nil))
        #expect(decision(.get, page, unsent) == .errand(.sync))
        #expect(decision(.get, page, unsent, after: [.sync]) == .server(next: page, then: nil))
        #expect(decision(.get, "/companions/\(Identifier(high: 1, low: 2))") == .app)
    }

    @Test("The server gets what is unsent before it makes an export")
    func export() {
        let unsent = DeviceState(unsent: 1)
        for address in ["/account/export.zip", "/account/loop.zip", "/account/fhir?from=2026-11-21"] {
            let answer = DeviceDecision.server(next: address, then: nil)
            #expect(decision(.get, address) == answer)
            #expect(decision(.get, address, unsent) == .errand(.sync))
            #expect(decision(.get, address, unsent, after: [.sync]) == answer)
        }
    }

    @Test("The device makes a copy of its own journal, once it has all of it")
    func copy() {
        let address = "/device/copy.zip"
        #expect(decision(.get, address, DeviceState(unsent: 1)) == .export)
        #expect(decision(.post, address) == .app)
        #expect(decision(.get, address, DeviceState(isComplete: false)) == .serverMeanwhile(next: address))
        let other = DeviceState(isOther: true, photos: 0)
        #expect(decision(.get, address, other) == .page(.otherPerson, next: address))
        #expect(
            decision(.get, address, DeviceState(isSignedOut: true), after: [.finishSignOut])
                == .page(.signedOut, next: address))
    }

    @Test("Pictures and files of routes are no pages; a route is sent before the server draws it")
    func files() {
        let route = "/routes/\(Identifier(high: 1, low: 2))"
        let unsent = DeviceState(unsent: 1)
        #expect(decision(.get, "/photos/files/ab") == .picture)
        for (file, answer) in [
            ("code.svg", DeviceDecision.fetch), ("route.gpx", .server(next: "\(route)/route.gpx", then: nil)),
        ] {
            #expect(decision(.get, "\(route)/\(file)") == answer)
            #expect(decision(.get, "\(route)/\(file)", unsent) == .errand(.sync))
            #expect(decision(.get, "\(route)/\(file)", unsent, after: [.sync]) == answer)
        }
    }

    @Test("A form of another site is refused before anything else happens")
    func foreign() {
        for address in ["/today", "/sign-out", "/account/erase", "/device/forget", "/join"] {
            let state = DeviceState(isSignedOut: true, isMet: false, isOther: true, unsent: 1)
            #expect(decision(.post, address, state, isOurs: false) == .page(.foreignOrigin, next: "/today"))
        }
        #expect(decision(.get, "/today", isOurs: false) == .app)
    }

    @Test("Signing out asks first where something would be lost, after one more attempt to send it")
    func leaving() {
        for address in ["/sign-out", "/account/erase", "/account/sign-out-everywhere"] {
            #expect(decision(.post, address, DeviceState(unsent: 1)) == .errand(.countPhotos))
            for state in [DeviceState(unsent: 1, photos: 0), DeviceState(photos: 1)] {
                #expect(decision(.post, address, state) == .errand(.sync))
                #expect(
                    decision(.post, address, state, after: [.countPhotos, .sync])
                        == .page(.askToSignOut, next: "/settings"))
            }
        }
        let unsent = DeviceState(unsent: 1, photos: 1)
        #expect(decision(.post, "/sign-out") == .signOut)
        #expect(decision(.post, "/sign-out?anyway=1", unsent) == .signOut)
        #expect(decision(.post, "/sign-out?keep=1", unsent) == .server(next: "/account", then: nil))
        #expect(decision(.post, "/device/forget", unsent) == .forget)
    }

    @Test("After a sign-out that the server does not know, it is told first; without it nothing is shown")
    func signedOut() {
        let state = DeviceState(isSignedOut: true, isComplete: false, photos: 0)
        #expect(decision(.get, "/today?a=b", state) == .errand(.finishSignOut))
        #expect(
            decision(.get, "/today?a=b", state, after: [.finishSignOut])
                == .page(.signedOut, next: "/today?a=b"))
        #expect(
            decision(.post, "/sign-in", state, after: [.finishSignOut])
                == .server(next: "/account", then: .meet))
    }

    @Test("Before a page of the app, the device asks the server whose it is and fetches the journal")
    func meeting() {
        #expect(decision(.get, "/today", DeviceState(isMet: false)) == .errand(.sync))
        #expect(decision(.get, "/today", DeviceState(isMet: false), after: [.sync]) == .app)
        #expect(
            decision(.get, "/today?a=b", DeviceState(isComplete: false))
                == .serverMeanwhile(next: "/today?a=b"))
        #expect(decision(.get, "/today", DeviceState(isOther: true)) == .errand(.countPhotos))
        #expect(
            decision(.get, "/today", DeviceState(isOther: true, photos: 2))
                == .page(.otherPerson, next: "/today"))
        #expect(
            decision(.get, "/sign-in", DeviceState(isOther: true)) == .server(next: "/sign-in", then: nil))
    }

    @Test("Settings count what is on this device alone, and turn sync on and off")
    func settings() {
        #expect(decision(.get, "/settings", DeviceState()) == .errand(.countPhotos))
        #expect(decision(.post, "/settings", DeviceState()) == .app)
        for (body, isOn, isNow) in [
            ("on=1", true, false), ("on=0", false, false), ("now=1", nil, true), ("", nil, false),
        ] as [(String, Bool?, Bool)] {
            #expect(decision(.post, "/device/sync", body: body) == .setSync(isOn: isOn, isNow: isNow))
        }
    }

    @Test("Every request in every state is answered after at most four errands")
    func ends() {
        let addresses = [
            "/today", "/settings", "/sign-out", "/sign-out?anyway=1", "/account/erase", "/join",
            "/device/sync",
            "/device/forget", "/routes/gpx", "/routes/1/code.svg", "/routes/1/route.gpx", "/photos/files/1",
        ]
        var longest = 0
        for address in addresses {
            for method in [Request.Method.get, .post] {
                for state in states { longest = max(longest, errands(method, address, state)) }
            }
        }
        #expect(longest == 4)
    }

    /// Every combination of what a device knows.
    private var states: [DeviceState] {
        (0..<64).map { bits in
            let isSet = (0..<6).map { bits & 1 << $0 != 0 }
            return DeviceState(
                isSignedOut: isSet[0], isMet: isSet[1], isOther: isSet[2], isComplete: isSet[3],
                unsent: isSet[4] ? 1 : 0, photos: isSet[5] ? 1 : nil)
        }
    }

    /// The number of errands until an answer, where no errand changes anything but the count of photos.
    private func errands(_ method: Request.Method, _ address: String, _ state: DeviceState) -> Int {
        var (state, done) = (state, [DeviceErrand]())
        while case .errand(let errand) = decision(method, address, state, after: done), done.count < 9 {
            done.append(errand)
            // The photos are counted anew after anything that may have sent some.
            state.photos = errand == .countPhotos ? 1 : nil
        }
        return done.count
    }
}

@Suite("Pages with a map")
struct MapPageTests {
    @Test("Places and routes have maps, and nothing else has")
    func table() {
        for path in ["/routes", "/routes/new", "/routes/1/edit", "/settings/places", "/settings/places/new"] {
            #expect(MapPages.contains(path))
        }
        for path in ["/", "/today", "/settings", "/settings/reminders", "/routesx", "/settings/placesx"] {
            #expect(!MapPages.contains(path))
        }
    }
}
