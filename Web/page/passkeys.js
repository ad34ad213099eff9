// @ts-check
// Passkeys: creates one on this device, and signs in with one. A browser that has none, or has no script, shows nothing
// of them on the sign-in page.

import { say, swapped } from "../app.js";

/** Milliseconds after which a request that waits in the user-name field gets a new challenge: one lasts five minutes. */
const renewal = 240_000;

/** The request for a passkey that the browser is busy with: there is at most one. */
let asking = new AbortController();

swapped.addEventListener("swap", offer);
offer();

function offer() {
    if (!("PublicKeyCredential" in window)) return;
    for (const part of document.querySelectorAll("[data-passkey]")) {
        part.toggleAttribute("hidden", part.getAttribute("data-passkey") !== "supported");
    }
    for (const button of document.querySelectorAll("button[data-passkey-confirm]")) {
        if (button instanceof HTMLButtonElement && button.form) button.onclick = confirm;
    }
    const creation = document.getElementById("passkey-creation");
    if (creation instanceof HTMLFormElement) creation.onsubmit = () => submitted(creation, create);
    const signIn = document.getElementById("passkey-sign-in");
    if (!(signIn instanceof HTMLFormElement)) return;
    signIn.onsubmit = () => submitted(signIn, (form) => prove(form, "optional"));
    // A passkey that was just refused would be tried again and again.
    if (!document.getElementById("problems")) void waitInField(signIn);
}

/**
 * Lets the device answer before the form goes.
 *
 * @param {HTMLFormElement} form
 * @param {(form: HTMLFormElement) => Promise<void>} answer
 */
function submitted(form, answer) {
    void answer(form);
    return false;
}

/** @param {HTMLFormElement} form */
async function create(form) {
    const options = JSON.parse(form.dataset.options ?? "");
    for (const each of [options.user, ...options.excludeCredentials]) each.id = bytes(each.id);
    options.challenge = bytes(options.challenge);
    const credential = await navigator.credentials.create({ publicKey: options }).catch((error) => {
        say(error.name === "InvalidStateError" ? "This device has a passkey for your account already."
            : "No passkey was created. Try again whenever you like.");
    });
    if (!(credential instanceof PublicKeyCredential)) return;
    const { response } = credential;
    if (!(response instanceof AuthenticatorAttestationResponse)) return;
    send(form, { clientData: text(response.clientDataJSON), attestation: text(response.attestationObject) });
}

/** @param {MouseEvent} event */
function confirm({ currentTarget }) {
    if (currentTarget instanceof HTMLButtonElement && currentTarget.form) void prove(currentTarget.form, "optional");
}

/**
 * Offers passkeys among the suggestions for the user name.
 *
 * @param {HTMLFormElement} form
 */
async function waitInField(form) {
    if (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) void prove(form, "conditional");
}

/**
 * @param {HTMLFormElement} form
 * @param {"optional" | "conditional"} mediation
 */
async function prove(form, mediation) {
    asking.abort();
    const { signal } = (asking = new AbortController());
    const isSignIn = form.id === "passkey-sign-in";
    const isWaiting = mediation === "conditional";
    const renewed = isWaiting ? setTimeout(() => void prove(form, mediation), renewal) : undefined;
    try {
        const challenge = isSignIn ? "/sign-in/passkey/challenge" : "/account/passkeys/challenge";
        const given = await fetch(challenge, { method: "POST", signal });
        const options = await given.json();
        options.challenge = bytes(options.challenge);
        const request = /** @type {CredentialRequestOptions} */ ({ mediation, signal, publicKey: options });
        const credential = await navigator.credentials.get(request);
        if (!(credential instanceof PublicKeyCredential)) return;
        const { response } = credential;
        if (!(response instanceof AuthenticatorAssertionResponse)) return;
        const shared = document.querySelector("input[name=shared]");
        if (shared instanceof HTMLInputElement && shared.checked) form.append(shared.cloneNode());
        send(form, {
            id: text(credential.rawId),
            clientData: text(response.clientDataJSON),
            authenticatorData: text(response.authenticatorData),
            signature: text(response.signature),
            userHandle: text(response.userHandle ?? new ArrayBuffer(0)),
        });
    } catch {
        if (isWaiting || signal.aborted) return;
        say("No passkey was used. Try again, or type your password.");
        if (isSignIn) void waitInField(form);
    } finally {
        clearTimeout(renewed);
    }
}

/**
 * @param {HTMLFormElement} form
 * @param {Record<string, string>} answer
 */
function send(form, answer) {
    const field = form.elements.namedItem("answer");
    if (!(field instanceof HTMLInputElement)) return;
    field.value = JSON.stringify(answer);
    if (form.matches("[data-plain]")) form.submit();
    else form.requestSubmit();
    // If the form stays on the page, the person may type the password after all.
    field.value = "";
}

/**
 * The bytes of text in base64url.
 *
 * @param {string} digits
 */
function bytes(digits) {
    return Uint8Array.from(atob(digits.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
}

/**
 * Text in base64url.
 *
 * @param {ArrayBuffer} buffer
 */
function text(buffer) {
    return btoa(String.fromCharCode(...new Uint8Array(buffer)))
        .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
