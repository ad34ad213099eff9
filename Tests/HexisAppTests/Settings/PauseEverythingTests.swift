import HexisCore
import Testing

@testable import HexisApp

@Suite("Pausing everything, on pages")
struct PauseEverythingTests {
    @Test(
        "It is switched on in the settings, said on Today and where reminders are, and ends on Today with one tap"
    )
    func pause() {
        var visitor = Visitor(SamplePractice.called.practice)
        visitor.get("/settings/pause")
        #expect(visitor.page.contains(SettingsWording.pauseHint))
        visitor.post("/settings", [("pause", "on")])
        #expect(visitor.address.hasPrefix("/settings") && visitor.page.contains("id=\"pause\""))
        for address in ["/today", "/medicine", "/settings/reminders"] {
            visitor.get(address)
            #expect(visitor.page.contains(SettingsWording.pausedTitle), "\(address)")
        }
        visitor.post("/settings?from-today", [("pause", "off")])
        #expect(visitor.address == "/today" && !visitor.page.contains(SettingsWording.pausedTitle))
        #expect(!visitor.practice.settings.isPaused)
    }

    @Test("Changing another setting leaves the pause as it is")
    func others() {
        var visitor = Visitor(SamplePractice.called.practice)
        visitor.post("/settings", [("pause", "on")])
        visitor.post("/settings", [("theme", "dark"), ("vibration", "on")])
        #expect(visitor.practice.settings.isPaused)
    }
}
