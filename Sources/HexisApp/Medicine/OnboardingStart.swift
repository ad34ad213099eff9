import HexisCore

/// A link that starts the onboarding or continues it.
struct OnboardingStart: View {
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        let isBegun = practice.unfinishedRun(of: MedicineOnboarding.key) != nil
        html("form", Attribute("method", "post"), Attribute("action", "/surveys")) { html in
            html(
                HiddenFields([
                    surroundings.formIdentifier(nil, 1280), ("survey", MedicineOnboarding.key.text),
                ]))
            html(
                "button", .class("button"),
                text: isBegun ? OnboardingWording.goOn : OnboardingWording.begin)
        }
    }
}
