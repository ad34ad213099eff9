// @ts-check
// On a shared computer, keeps the browser from remembering what was typed and offering it to the next person.

/** Whether this is a shared computer, on which nothing may be stored. */
export const isShared = document.cookie.split("; ").includes("hexis-shared=1");

// This has to happen during input: by the time a form is sent, browsers have already decided.
document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element ? target.closest("form") : null;
    const answer = form?.elements.namedItem("shared");
    if (!form || !isShared && !(answer instanceof HTMLInputElement && answer.checked)) return;
    for (const field of form.elements) field.setAttribute("autocomplete", "off");
});
