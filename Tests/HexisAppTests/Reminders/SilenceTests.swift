import HexisCore
import Testing

@testable import HexisApp

@Suite("Silenced devices")
struct SilenceTests {
    private func practice(_ devices: [(Identifier, String, SilenceCause)]) throws -> Practice {
        var built = SamplePractice()
        for (device, name, cause) in devices {
            let name = try #require(Line(name))
            built.record(.deviceSilenced(DeviceSilenced(silenced: device, name: name, cause: cause)))
        }
        return built.practice
    }

    @Test("Each silenced device is shown on Today until it is dismissed")
    func read() throws {
        let (phone, tablet) = (Identifier(high: 1, low: 1), Identifier(high: 1, low: 2))
        var visitor = Visitor(try practice([(phone, "Phone & Co", .ended), (tablet, "Tablet", .unused)]))
        visitor.get("/today")
        #expect(visitor.page.contains("Phone &amp; Co won’t remind you any more"))
        #expect(visitor.page.contains("Tablet won’t remind you any more"))
        visitor.post("/settings/reminders/silenced/\(phone)", [])
        #expect(visitor.address == "/today" && visitor.said.contains("<p>Saved.</p>"))
        #expect(!visitor.page.contains("Phone &amp; Co"))
        #expect(visitor.page.contains("Tablet won’t remind you any more"))
        visitor.post("/settings/reminders/silenced/\(phone)", [])
        #expect(visitor.recorded.isEmpty)
        visitor.post("/settings/reminders/silenced/nobody", [])
        #expect(visitor.status == 404)
    }

    @Test(
        "The notice says why the device is silent, and what helps",
        arguments: [
            (
                SilenceCause.ended, "Opera won’t remind you any more",
                "open Hexis on it and switch them on again."
            ),
            (.unused, "Opera won’t remind you any more", "sign in on it and switch them on again."),
            (.signedOut, "Opera won’t remind you any more", "sign in on it and switch them on again."),
            (.refused, "Opera gets none of your reminders", "and switch them off and on again."),
        ])
    func words(_ cause: SilenceCause, _ title: String, _ help: String) throws {
        let silence = DeviceSilenced(
            silenced: Identifier(high: 1, low: 1), name: try #require(Line("Opera")), cause: cause)
        #expect(SilenceWording.title(silence) == title)
        #expect(SilenceWording.text(silence).hasSuffix(help))
    }

    @Test("The current device is called “this device”")
    func here() throws {
        // The id of the visitor's device.
        var visitor = Visitor(try practice([(Identifier(high: 9, low: 9), "Opera", .ended)]))
        visitor.get("/today")
        #expect(visitor.page.contains("This device won’t remind you any more"))
        #expect(visitor.page.contains("If you want reminders here, switch them on again."))
    }
}
