// @ts-check
// Warns in the settings if this device expects different clock changes than the server, whose changes time reminders.

import { swapped } from "../app.js";

/** @typedef {{ at: number, offset: number }} ClockChange In milliseconds since 1970, and seconds east of UTC. */

const day = 86_400_000;

swapped.addEventListener("swap", compare);
void compare();

async function compare() {
    const note = document.getElementById("clocks-differ");
    if (!note) return;
    try {
        const reply = await fetch("/clock-changes");
        if (reply.ok) note.hidden = agrees(await reply.json());
    } catch {
        // Offline, there is nothing to compare with.
    }
}

/** @param {{ zone: string, at: number, offset: number, changes: ClockChange[] }} server */
function agrees({ zone, at, offset, changes }) {
    const periods = [{ at, offset }, ...changes];
    return periods.every((period, index) => {
        const end = periods[index + 1]?.at ?? at + 366 * day;
        for (let time = period.at; time < end; time += day) if (!shows(zone, time, period.offset)) return false;
        return shows(zone, end - 1000, period.offset);
    });
}

/**
 * Returns whether this device agrees on the UTC offset of a zone. An unknown zone counts as agreement.
 *
 * @param {string} zone
 * @param {number} time
 * @param {number} offset
 */
function shows(zone, time, offset) {
    try {
        return new Date(time).toLocaleString("en", { timeZone: zone })
            === new Date(time + offset * 1000).toLocaleString("en", { timeZone: "UTC" });
    } catch {
        return true;
    }
}
