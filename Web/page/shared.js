// @ts-check
// On a computer that others use, too, the browser does not remember what was typed, to offer it to the next person.

/** Whether others use this browser, too: then nothing is kept in it. */
export const isShared = document.cookie.split("; ").includes("hexis-shared=1");

// Asked while something is filled in: when it is sent, browsers have made up their minds.
document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element ? target.closest("form") : null;
    const answer = form?.elements.namedItem("shared");
    if (!form || !isShared && !(answer instanceof HTMLInputElement && answer.checked)) return;
    for (const field of form.elements) field.setAttribute("autocomplete", "off");
});
