"""What has to hold of every page in every state, on any screen and for anybody's eyes and fingers."""

from conftest import axe


def test_no_page_has_a_barrier(window, storybook):
    # Without motion colours change at once.
    page = window("phone", reduced_motion="reduce")
    for address in storybook:
        page.emulate_media(color_scheme="light")
        page.goto(address)
        page.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true })")
        # As tall as the page: nothing lies under the bar at the bottom of the window.
        height = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": 390, "height": min(height, 12_000)})
        axe(page)
        # In the dark nothing but the colours is another.
        page.emulate_media(color_scheme="dark")
        axe(page, only="color-contrast")
        page.set_viewport_size({"width": 390, "height": 844})


def test_no_page_is_cut_off_or_scrolled_sideways(window, storybook):
    page = window("desktop")
    for address in storybook:
        page.goto(address)
        for width, text in [(320, 100), (390, 200), (1280, 200)]:
            page.set_viewport_size({"width": width, "height": 800})
            page.evaluate("percent => { document.documentElement.style.fontSize = `${percent}%` }", text)
            wide = page.evaluate(
                """() => document.documentElement.scrollWidth <= innerWidth ? [] :
                    [...document.querySelectorAll("body *")]
                        .filter(element => element.getBoundingClientRect().right > innerWidth + 1)
                        .map(element => element.outerHTML.slice(0, 120))""")
            assert wide == [], f"{page.title()}, {width} wide, text of {text} %"
            # A note of many words is shortened on a card, and stands in full on its day; a map ends somewhere; in place
            # of a picture that does not come stands as much of its name as there is room for.
            cut = page.evaluate(
                """() => [...document.querySelectorAll("main *")]
                    .filter(element => !element.matches("svg, svg *, img, input, textarea, .card-note"))
                    .filter(element => getComputedStyle(element).clipPath !== "inset(50%)")
                    .filter(element => !element.closest(".map-ground"))
                    .filter(element => element.checkVisibility() && getComputedStyle(element).overflow !== "visible")
                    .filter(element => element.scrollHeight > element.clientHeight + 1 ||
                        element.scrollWidth > element.clientWidth + 1)
                    .map(element => element.outerHTML.slice(0, 120))""")
            assert cut == [], f"{page.title()}, {width} wide, text of {text} %"


def test_what_is_tapped_is_as_large_as_a_fingertip_and_called_what_it_says(window, storybook):
    page = window("phone")
    for address in storybook:
        page.goto(address)
        page.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true })")
        small = page.evaluate(
            """() => [...document.querySelectorAll("button, select, textarea, summary, nav a, a.button, a.round, " +
                "input:not([type=hidden])")]
                .map(element => element.closest("label") ?? element)
                .filter(element => element.checkVisibility() && !element.closest("[inert]"))
                .map(element => [element.getBoundingClientRect(), element.outerHTML.slice(0, 120)])
                .filter(([box]) => box.width < 43.9 || box.height < 43.9)
                .map(([box, text]) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${text}`)""")
        assert small == [], page.title()
        # Who speaks to the page says what stands there (WCAG 2.5.3).
        misnamed = page.evaluate(
            """() => [...document.querySelectorAll(":is(a, button)[aria-label]")]
                .map(element => {
                    const seen = element.cloneNode(true);
                    seen.querySelectorAll("[aria-hidden=true], svg, .visually-hidden").forEach(part => part.remove());
                    return [seen.textContent.trim().replace(/\\s+/g, " "), element.getAttribute("aria-label")];
                })
                .filter(([text, label]) => /\\p{L}{2}/u.test(text) && !label.includes(text))
                .map(([text, label]) => `${text}: ${label}`)""")
        assert misnamed == [], page.title()
