// @ts-check
// Begins transitions where something moves, and only there: they take a frame or two before the next page shows.

/**
 * Changes the page shown into another one.
 *
 * @param {Document} page
 * @param {boolean} isSamePage
 * @param {() => void} update
 */
export function change(page, isSamePage, update) {
    const slidesUp = page.querySelector("main.sheet") !== null;
    const isMoving = slidesUp || isSamePage && arrangement(page) !== arrangement(document);
    if (isMoving && document.startViewTransition) leaveOut(document.startViewTransition(update));
    else update();
}

/**
 * Returns the parts of a page in their order. Where it stays the same, nothing moves.
 *
 * @param {Document} page
 */
function arrangement(page) {
    const parts = [...page.querySelectorAll("main :is(section, details, li, tr)")];
    return parts.map(({ id, localName }) => id || localName).join(" ");
}

/**
 * A transition that starts too soon after another, or leads to a page without one, is skipped. That is not a failure:
 * the new page shows anyway.
 *
 * @param {{ ready: Promise<void>, finished: Promise<void> } | null | undefined} transition
 */
function leaveOut(transition) {
    transition?.ready.catch(() => undefined);
    transition?.finished.catch(() => undefined);
}

// A sheet slides up from a page and down again. From one place to another nothing moves, and without a transition the next
// page shows sooner.
addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || !leadsToPlace(link) || document.querySelector("main.sheet")) return;
    // The style sheets of extensions cannot be read.
    for (const sheet of [...document.styleSheets].filter(({ href }) => href?.startsWith(location.origin))) {
        const place = [...sheet.cssRules].findIndex((rule) => rule.constructor.name === "CSSViewTransitionRule");
        if (place >= 0) sheet.deleteRule(place);
    }
    // The next page may come before the next frame, in which the browser would notice.
    getComputedStyle(document.body).getPropertyValue("color");
});

/** @param {HTMLAnchorElement} link */
function leadsToPlace({ pathname }) {
    /** @type {NodeListOf<HTMLAnchorElement>} */
    const places = document.querySelectorAll(".places a, .subsections a");
    return [...places].some((link) => link.pathname === pathname);
}

for (const name of ["pageswap", "pagereveal"]) {
    addEventListener(name, (event) => leaveOut(/** @type {any} */ (event).viewTransition));
}
