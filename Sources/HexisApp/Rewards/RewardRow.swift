import HexisCore

/// A reward in the list. A new one opens by a form, which records that it is read; after that it is a link.
struct RewardRow: View {
    let kept: KeptReward
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html("li", .class("row"), Attribute("data-colour", kept.item.colour?.name)) { html in
            if kept.reward.isRead {
                html("a", .class("card-body"), .href(kept.item.address)) { writeInside(to: &$0) }
            } else {
                html("form", Attribute("method", "post"), Attribute("action", kept.openAddress)) { html in
                    html(HiddenFields([surroundings.formIdentifier(nil, 8000 + UInt64(kept.reward.number))]))
                    html("button", .class("card-body")) { writeInside(to: &$0) }
                }
            }
        }
    }

    private func writeInside(to html: inout HTML) {
        html("span", .class("card-symbol")) { html in
            html(Symbol(kept.item.symbol, assets: surroundings.assets))
        }
        html("span", .class("card-text")) { html in
            html("span", .class("card-name"), text: kept.item.title)
            html("span", .class("card-line")) { html in
                if !kept.reward.isRead { html(NewMark()) }
                html.text(DateWording.short(kept.reward.day, seenFrom: surroundings.moment.today))
            }
        }
    }
}

/// A dot, with text for it.
struct NewMark: View {
    func write(to html: inout HTML) {
        html("span", .class("new-mark")) { html in
            html("span", .class("new-dot"), .decorative, text: "")
            html.text("\(RewardsWording.new) · ")
        }
    }
}
