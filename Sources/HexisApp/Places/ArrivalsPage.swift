public import HexisCore

/// How a phone or a smart home can report arrivals to Hexis: addresses for apps, and instructions.
public struct ArrivalsPage: Sendable {
    private let token: String?
    private let origin: String
    private let practice: Practice
    private let surroundings: Surroundings
    private let state: PersonalAddressState

    /// `token` authenticates apps; `nil` until one is created. `origin` is the server's own address.
    public init(
        token: String?, origin: String, practice: Practice, surroundings: Surroundings,
        state: PersonalAddressState
    ) {
        self.token = token
        self.origin = origin
        self.practice = practice
        self.surroundings = surroundings
        self.state = state
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            ArrivalsWording.title, in: .settings, of: practice, with: surroundings,
            notice: state.notice(made: ArrivalsWording.made, stopped: ArrivalsWording.stopped))
        return document.page { html in
            writeHeader(to: &html)
            if let token { write(token, to: &html) } else { writeStart(to: &html) }
        }.bytes
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("page-header")) { html in
            html.backLink(to: "/settings/places", PlacesWording.title)
            html("h1", text: ArrivalsWording.title)
            html("p", text: ArrivalsWording.introduction)
            html("p") { html in html("a", .href(WaysInPage.address), text: WaysInWording.link) }
        }
    }

    private func writeStart(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ArrivalsWording.start)
            html("p", text: ArrivalsWording.startText)
            html(ButtonForm(action: "/settings/arrivals", text: ArrivalsWording.make))
        }
    }

    private func write(_ token: String, to html: inout HTML) {
        writePlaces(token, to: &html)
        writeOwnTracks(token, to: &html)
        writeSecret(to: &html)
    }

    private func writePlaces(_ token: String, to html: inout HTML) {
        let places = practice.places
        html("section", .class("panel")) { html in
            html("h2", text: ArrivalsWording.addresses)
            html("p", text: places.isEmpty ? ArrivalsWording.noPlaces : ArrivalsWording.addressesText)
            for place in places { html(address(of: place, token)) }
            for recipe in ArrivalsWording.recipes { write(recipe, to: &html) }
        }
    }

    private func address(of place: NamedPlace, _ token: String) -> CopiedAddress {
        CopiedAddress(
            label: ArrivalsWording.arrival(at: place.name.text), name: "place-\(place.id)",
            address: "\(origin)/arrivals/\(token)/\(place.id)")
    }

    private func write(_ recipe: (title: String, steps: [String]), to html: inout HTML) {
        html("details", .class("more-words")) { html in
            html("summary", text: recipe.title)
            html("ol") { html in
                for step in recipe.steps { html("li", text: step) }
            }
        }
    }

    private func writeOwnTracks(_ token: String, to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: "OwnTracks")
            html("p", text: ArrivalsWording.ownTracks)
            html(
                CopiedAddress(
                    label: ArrivalsWording.ownTracksAddress, name: "owntracks",
                    address: "\(origin)/arrivals/owntracks"))
            html(CopiedAddress(label: ArrivalsWording.ownTracksPassword, name: "password", address: token))
            html("p", .class("hint"), text: ArrivalsWording.ownTracksHint)
        }
    }

    private func writeSecret(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ArrivalsWording.secret)
            html("p", text: ArrivalsWording.secretText)
            html(ButtonForm(action: "/settings/arrivals", text: ArrivalsWording.renew, look: "button quiet"))
            html(
                ButtonForm(
                    action: "/settings/arrivals/stop", text: ArrivalsWording.stop, look: "button quiet"))
        }
    }
}
