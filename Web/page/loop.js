// @ts-check
// The plan at the end of a habit loop is typed, not pasted: writing it word by word is what helps. Typing, correcting
// a word and dictating work as everywhere; what arrives all at once is not taken, with a friendly reason.

/** Larger insertions under the name of a correction are no corrections. */
const longestCorrection = 24;
const wholesale = ["insertFromPaste", "insertFromPasteAsQuotation", "insertFromDrop", "insertFromYank"];

/** What stood in the field before a browser filled it in. */
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

// Where a browser pastes or drops without asking first.
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
