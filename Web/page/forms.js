// @ts-check
// Sends forms in the background and shows the resulting page. A form that could not be sent stays on the page and is
// retried: it carries its entry's identifier, so it counts once however often it is sent.

import { fillAhead } from "./filling.js";
import { visitBegan } from "./folds.js";
import { heedRefresh, parsed, say, show, swapped } from "./swap.js";

const plainForms = "form[method=post][data-plain], form:not([method=post])";

/** Milliseconds before a failed form is retried. */
const pause = 5000;

/** The number of the latest request; responses to earlier ones are ignored. */
let last = 0;
let isTyped = false;

/** Whether leaving would lose something: unsent input, a form with an error, or something shown only once. */
export function hasUnsaved() {
    const focused = document.activeElement;
    const isTyping = focused instanceof HTMLInputElement && !["checkbox", "radio"].includes(focused.type);
    return isTyped || isTyping || focused instanceof HTMLTextAreaElement
        || document.querySelector("form[aria-busy], #problems, .dragged, [data-once]") !== null;
}

swapped.addEventListener("swap", () => (isTyped = false));
document.addEventListener("input", () => (isTyped = true));
// Remembers the form of a file picker, because not every browser focuses its button.
document.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "file") isTyped = true;
});
document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    isTyped = false;
    if (form.matches(plainForms)) return;
    event.preventDefault();
    const isMarking = form.querySelector(".tick, .step") !== null || form.closest(".doses") !== null;
    if (isMarking && document.documentElement.matches("[data-on~=vibration]")) navigator.vibrate?.(10);
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    const body = new URLSearchParams();
    new FormData(form).forEach((value, name) => body.append(name, String(value)));
    if (submitter instanceof HTMLButtonElement && submitter.name) body.append(submitter.name, submitter.value);
    // Today stays arranged as it is.
    const visit = visitBegan();
    if (visit) body.append("since", visit);
    form.setAttribute("aria-busy", "true");
    fillAhead(form);
    last += 1;
    void send(form, body, last);
});

/**
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} body
 * @param {number} number
 */
async function send(form, body, number) {
    // The worker returns the resulting page directly; the server redirects to it.
    const headers = { Accept: "text/html", Prefer: "return=representation" };
    const response = await fetch(form.action, { method: "POST", body, headers }).catch(() => null);
    const page = response && parsed(await response.text());
    if (!response || !page || response.status >= 500) {
        say(page?.querySelector("main h1")?.textContent ?? form.dataset.offline
            ?? "Not saved: there is no connection. What you typed is still here.");
        return again(form, body, number);
    }
    form.removeAttribute("aria-busy");
    const address = new URL(response.headers.get("Content-Location") ?? "", response.url);
    if (number !== last) return;
    show(page, address.href);
    heedRefresh(response);
}

/**
 * Retries while the form is still on the page and nothing else was sent from it.
 *
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} body
 * @param {number} number
 */
function again(form, body, number) {
    setTimeout(() => {
        if (form.isConnected && number === last) void send(form, body, number);
    }, pause);
}
