// @ts-check
// The invitation to put Hexis on the home screen. The page says when it fits; here it is shown where the browser
// can do it, and never again after a "no".

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
    remember();
    void navigator.storage?.persist?.();
});
swapped.addEventListener("swap", invite);
invite();

// On the home screen the journal should stay, even when the device runs short of room.
if (matchMedia("(display-mode: standalone)").matches) void navigator.storage?.persist?.();

function invite() {
    const invitation = document.getElementById("install");
    if (!invitation || isAnswered()) return;
    const isPhoneOfApple = navigator.standalone === false;
    if (!prompt && !isPhoneOfApple) return;
    invitation.hidden = false;
    const steps = invitation.querySelector("[data-install=steps]");
    const button = invitation.querySelector("[data-install=yes]");
    if (steps instanceof HTMLElement) steps.hidden = prompt !== null;
    if (button instanceof HTMLElement) button.hidden = prompt === null;
    button?.addEventListener("click", () => close(true));
    invitation.querySelector("[data-install=no]")?.addEventListener("click", () => close(false));
}

/** @param {boolean} isWanted */
function close(isWanted) {
    remember();
    const invitation = document.getElementById("install");
    if (invitation) invitation.hidden = true;
    document.getElementById("main")?.focus({ preventScroll: true });
    if (isWanted) void prompt?.prompt();
}

function isAnswered() {
    try {
        return localStorage.getItem(answered) !== null;
    } catch {
        return true;
    }
}

function remember() {
    try {
        localStorage.setItem(answered, "1");
    } catch {
        // Without storage nobody is invited in the first place.
    }
}
