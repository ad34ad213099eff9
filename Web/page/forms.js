// @ts-check
// Sends forms in the background and shows the page that comes back. What could not be saved stays on the page and
// is tried again: a form carries its entry's name, so it counts once however often it is sent.

import { parsed, say, show, swapped } from "./swap.js";

const plainForms = "form[method=post][data-plain], form:not([method=post])";

/** Milliseconds until what could not be saved is tried again. */
const pause = 5000;

/** The last answer that is awaited; an earlier one is not shown any more. */
let last = 0;
let isTyped = false;

/** Whether something would be lost: typed and not sent, sent and in need of another look, or shown this once. */
export function hasUnsaved() {
    const focused = document.activeElement;
    const isTyping = focused instanceof HTMLInputElement && !["checkbox", "radio"].includes(focused.type);
    return isTyped || isTyping || focused instanceof HTMLTextAreaElement
        || document.querySelector("form[aria-busy], #problems, [data-once]") !== null;
}

swapped.addEventListener("swap", () => (isTyped = false));
document.addEventListener("input", () => (isTyped = true));
// What is being picked has to find the form that it is for; not every browser gives a button for files the focus.
document.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "file") isTyped = true;
});
document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    isTyped = false;
    if (form.matches(plainForms)) return;
    event.preventDefault();
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    const body = new URLSearchParams();
    new FormData(form).forEach((value, name) => body.append(name, String(value)));
    if (submitter instanceof HTMLButtonElement && submitter.name) body.append(submitter.name, submitter.value);
    form.setAttribute("aria-busy", "true");
    last += 1;
    void send(form, body, last);
});

/**
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} body
 * @param {number} number
 */
async function send(form, body, number) {
    // The worker hands over the page that a form leads to; the server sends there.
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
    if (number === last) show(page, address.href);
}

/**
 * Tries again while the form is still on the page and nothing else was sent from it.
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
