// @ts-check
// What was just done fills: its tick as soon as it is tapped, the rings of its day and its goals once it is recorded;
// unless the device asks for less motion.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The tick that was tapped last, and when. */
let tapped = { id: "", at: 0 };

/**
 * Fills the tick of a form that was just sent, if it is not filled yet.
 *
 * @param {HTMLFormElement} form
 */
export function fillAhead(form) {
    const tick = form.querySelector(".tick[id]");
    // Only the engine knows whether any other tick will be filled.
    if (calm.matches || !tick?.closest("[id^=habit-]") || tick.closest(".done")) return;
    tapped = { id: tick.id, at: performance.now() };
    fill(tick);
}

/**
 * Remembers ticks and rings. Call this before the page changes on the spot, and the result afterwards.
 *
 * @returns {() => void}
 */
export function filling() {
    if (calm.matches) return () => undefined;
    const done = new Set([...document.querySelectorAll(".done .tick")].map(({ id }) => id));
    const shares = new Map([...document.querySelectorAll("a .ring")].map((ring) => [placeOf(ring), shareOf(ring)]));
    return () => {
        for (const tick of document.querySelectorAll(".done .tick")) if (!done.has(tick.id)) fill(tick);
        for (const ring of document.querySelectorAll("a .ring")) {
            const [from, to] = [shares.get(placeOf(ring)), shareOf(ring)];
            if (from && from !== to) {
                ring.querySelector(".arc")?.animate({ strokeDasharray: [from, to] }, { duration: 300, easing: "ease-out" });
            }
        }
    };
}

/**
 * From its border inwards. A tick that began to fill when it was tapped goes on from there. Nothing is read from the page,
 * because then the browser would have to lay it out at once.
 *
 * @param {Element} tick
 */
function fill(tick) {
    const boxShadow = ["inset 0 0 var(--colour)", "inset 0 0 0 max(1.5rem, 22px) var(--colour)"];
    const steps = { backgroundColor: ["transparent", "transparent"], boxShadow };
    const animation = tick.animate(steps, { duration: 250, easing: "ease-out" });
    if (tick.id && tick.id === tapped.id) animation.currentTime = performance.now() - tapped.at;
}

/**
 * Where a ring leads: to its day, or its goal.
 *
 * @param {Element} ring
 */
function placeOf(ring) {
    return ring.closest("a")?.href;
}

/** @param {Element} ring */
function shareOf(ring) {
    return ring.querySelector(".arc")?.getAttribute("stroke-dasharray") ?? "0 1000";
}
