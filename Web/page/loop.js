// @ts-check
// The plan at the end of a habit loop has to be typed, not pasted: writing it word by word is what helps. Typing,
// correcting a word and dictating work as usual; text inserted all at once is rejected with a friendly explanation.

/** The maximum number of characters that a correction may insert. */
const longestCorrection = 24;
const wholesale = ["insertFromPaste", "insertFromPasteAsQuotation", "insertFromDrop", "insertFromYank"];

/** The field's text before the browser changed it. */
let before = "";

/** @param {Event} event */
function typedField({ target }) {
    return target instanceof HTMLTextAreaElement && target.dataset.typed ? target : null;
}

document.addEventListener("beforeinput", (event) => {
    const field = typedField(event);
    if (!field) return;
    before = field.value;
    const isFilled = event.inputType === "insertReplacementText"
        && (event.data ?? event.dataTransfer?.getData("text/plain") ?? "").length > longestCorrection;
    if (!isFilled && !wholesale.includes(event.inputType)) return;
    event.preventDefault();
    explain(field);
});

// Some browsers paste or drop without a cancellable event.
for (const name of ["paste", "drop"]) {
    document.addEventListener(name, (event) => {
        const field = typedField(event);
        if (!field) return;
        event.preventDefault();
        explain(field);
    });
}

document.addEventListener("input", (event) => {
    const field = typedField(event);
    if (!field) return;
    if (field.matches(":autofill")) {
        field.value = before;
        explain(field);
    } else say(field, "");
});

/** @param {HTMLTextAreaElement} field */
function explain(field) {
    say(field, field.dataset.typed ?? "");
}

/**
 * @param {HTMLTextAreaElement} field
 * @param {string} text
 */
function say(field, text) {
    const note = field.parentElement?.querySelector(".typed-note");
    if (note && note.textContent !== text) note.textContent = text;
}

export {};
