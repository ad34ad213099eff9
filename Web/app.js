// @ts-check
// The page script: what only a browser can do. Without it every page works the same, a load at a time.

import "./page/arrivals.js";
import "./page/device.js";
import "./page/forms.js";
import "./page/install.js";
import "./page/loop.js";
import "./page/map.js";
import "./page/photos.js";
import "./page/places.js";
import "./page/push.js";
import "./page/scan.js";
import "./page/share.js";
import "./page/theme.js";
import "./page/timer.js";
import "./page/zone.js";
import { cleaned, swapped } from "./page/swap.js";

// The zone that the device lives in, for whoever joins on it.
const zone = document.querySelector("select[data-device-zone]");
if (zone instanceof HTMLSelectElement) {
    const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if ([...zone.options].some((option) => option.value === name)) zone.value = name;
}

// A page that comes back from the browser's memory may be of yesterday.
addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
});

if (location.search) history.replaceState(null, "", cleaned(new URL(location.href)) + location.hash);

const address = () => location.pathname + location.search;
let shown = address();
swapped.addEventListener("swap", () => (shown = address()));

// Back and ahead among swapped pages: the browser knows the addresses, the host their pages. A link to a place on the
// page leaves what was typed there.
addEventListener("popstate", () => {
    if (address() !== shown) location.reload();
});
