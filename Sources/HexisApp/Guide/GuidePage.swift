import HexisCore

/// Five steps to a habit that lasts, each with a drawing of a plant that grows from step to step.
struct GuidePage {
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let document = Document(GuideWording.title, in: .today, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(GuideWording.title, back: "/today", CommonWording.today, lead: GuideWording.lead)
            html("ol", .class("steps")) { html in
                for step in GuideStep.allCases { write(step, to: &html) }
            }
            html("div", .class("buttons")) { writeButtons(to: &$0) }
        }
    }

    private func write(_ step: GuideStep, to html: inout HTML) {
        html("li", .class("panel step-panel")) { html in
            html(GrowingPlant(stage: step.rawValue))
            html("div", .class("step-text")) { html in
                html("h2", text: "\(step.rawValue). \(GuideWording.name(step))")
                html("p", text: GuideWording.text(step))
                html("p", .class("hint"), text: GuideWording.source(step))
            }
        }
    }

    private func writeButtons(to html: inout HTML) {
        html("a", .class("button"), .href("/habits/new"), text: GuideWording.begin)
        html("a", .class("button quiet"), .href("/tour/1"), text: GuideWording.toTour)
    }
}
