// @ts-check
// What was just done fills: its tick, and the rings of its day and its goals; unless the device asks for less motion.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

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
 * From its border inwards.
 *
 * @param {Element} tick
 */
function fill(tick) {
    const { backgroundColor } = getComputedStyle(tick);
    const boxShadow = [`inset 0 0 ${backgroundColor}`, `inset 0 0 0 ${tick.clientWidth / 2}px ${backgroundColor}`];
    tick.animate({ backgroundColor: ["transparent", "transparent"], boxShadow }, { duration: 250, easing: "ease-out" });
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
