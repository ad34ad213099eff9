// @ts-check
// Time zones, whose rules the browser knows: the engine gets the offset of now, and when it changes.

/**
 * Returns the seconds east of UTC in a zone: its local time minus UTC.
 *
 * @param {string} zone
 * @param {number} at
 */
export function offset(zone, at) {
    try {
        const shown = new Intl.DateTimeFormat("en-US", {
            timeZone: zone || "UTC", hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric",
            hour: "numeric", minute: "numeric", second: "numeric",
        }).formatToParts(at);
        const part = (/** @type {string} */ type) => Number(shown.find((part) => part.type === type)?.value);
        const local = Date.UTC(
            part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
        return local / 1000 - Math.floor(at / 1000);
    } catch {
        // This browser does not know the zone.
        return 0;
    }
}

/**
 * Returns the UTC offset of the zone in a settings form; nothing for any other request.
 *
 * @param {{ method: string, path: string, body: string }} request
 * @param {number} at
 */
export function zoneOffset({ method, path, body }, at) {
    const zone = method === "POST" && path === "/settings" ? new URLSearchParams(body).get("zone") : null;
    return zone ? offset(zone, at) : undefined;
}

/**
 * Finds a zone's next clock change within three days by binary search. Returns its time and the offset from then on;
 * nothing if there is none.
 *
 * @param {string} zone
 * @param {number} at
 */
export function clockChange(zone, at) {
    let before = at - at % 1000;
    let after = before + 259_200_000;
    const [now, later] = [offset(zone, before), offset(zone, after)];
    if (now === later) return undefined;
    while (after - before > 1000) {
        const middle = before + Math.floor((after - before) / 2000) * 1000;
        if (offset(zone, middle) === now) before = middle;
        else after = middle;
    }
    return { at: after, offset: later };
}
