// @ts-check
// The invitation to install Hexis on the home screen. The page decides when it is appropriate; this script shows it if
// the browser supports installing, and never again once it was answered.

import { swapped } from "./swap.js";

const answered = "hexis-install-answered";

/** @type {any} the browser's install prompt, deferred until needed */
let prompt = null;

addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event;
    invite();
});
addEventListener("appinstalled", () => {
    close();
    keep();
});
swapped.addEventListener("swap", invite);
document.addEventListener("click", answer);
invite();

// For an installed app, the journal should persist even when the device runs low on storage.
if (matchMedia("(display-mode: standalone)").matches) keep();

function invite() {
    const invitation = document.getElementById("install");
    // Without storage, a "no" could not be remembered, so nobody is asked.
    if (!invitation || isAnswered()) return;
    // iOS has no prompt, but tells whether the page was opened from the home screen.
    const isByHand = !prompt && navigator.standalone === false && isSecureContext;
    if (!prompt && !isByHand) return;
    invitation.querySelector("[data-install=steps]")?.toggleAttribute("hidden", !isByHand);
    invitation.querySelector("[data-install=yes]")?.toggleAttribute("hidden", isByHand);
    invitation.hidden = false;
}

/** @param {MouseEvent} event */
function answer({ target }) {
    const button = target instanceof Element ? target.closest("button[data-install]") : null;
    if (!button) return;
    close();
    document.getElementById("main")?.focus({ preventScroll: true });
    // Declining the browser's prompt counts as an answer, too.
    if (button.getAttribute("data-install") === "yes") void prompt?.prompt();
}

function close() {
    try {
        localStorage.setItem(answered, "1");
    } catch {
        // Without storage, nobody is invited in the first place.
    }
    document.getElementById("install")?.setAttribute("hidden", "");
}

function isAnswered() {
    try {
        return localStorage.getItem(answered) !== null;
    } catch {
        return true;
    }
}

function keep() {
    void navigator.storage?.persist?.();
}
