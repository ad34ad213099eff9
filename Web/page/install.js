// @ts-check
// The invitation to put Hexis on the home screen. The page says when it fits; here it is shown where the browser
// can do it, and never again once it was answered.

import { swapped } from "./swap.js";

const answered = "hexis-install-answered";

/** @type {any} the browser's own prompt, kept until it is wanted */
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

// On the home screen the journal should stay, even when the device runs short of room.
if (matchMedia("(display-mode: standalone)").matches) keep();

function invite() {
    const invitation = document.getElementById("install");
    // Where nothing can be remembered, a "no" would be forgotten: then nobody is asked.
    if (!invitation || isAnswered()) return;
    // Apple's phones and tablets know no prompt, but say whether the page was opened from the home screen.
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
    // Who declines there has answered, too.
    if (button.getAttribute("data-install") === "yes") void prompt?.prompt();
}

function close() {
    try {
        localStorage.setItem(answered, "1");
    } catch {
        // Without storage nobody is invited in the first place.
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
