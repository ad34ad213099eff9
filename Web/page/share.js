// @ts-check
// Shares a drawing as a picture through the device's share sheet, or saves it as a file; prints a page; copies the text
// of a field. Without this script, everything is still visible.

import { say, swapped } from "../app.js";

swapped.addEventListener("swap", offer);
document.addEventListener("click", take);
offer();

function offer() {
    for (const button of document.querySelectorAll("button[data-share-picture], button[data-print], button[data-copy]")) {
        button.removeAttribute("hidden");
    }
    if (!("share" in navigator)) return;
    for (const button of document.querySelectorAll("button[data-share-text]")) button.removeAttribute("hidden");
}

/** @param {MouseEvent} event */
function take({ target }) {
    if (!(target instanceof Element)) return;
    if (target.closest("button[data-print]")) print();
    const field = target.closest("button[data-copy]")?.getAttribute("data-copy");
    if (field) void copy(field);
    const line = document.getElementById(target.closest("button[data-share-text]")?.getAttribute("data-share-text") ?? "");
    // Closing the share sheet is a decision, not an error.
    if (isField(line)) void navigator.share({ text: line.value }).catch(() => undefined);
    const name = target.closest("button[data-share-picture]")?.getAttribute("data-share-picture");
    const drawing = name ? document.getElementById(name) : null;
    if (drawing) void share(drawing).catch(() => say("The picture could not be made here."));
}

/** @param {string} name the id of the field */
async function copy(name) {
    const field = document.getElementById(name);
    if (!isField(field)) return;
    field.select();
    const isCopied = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
    say(isCopied ? "Copied." : "Your browser does not copy for Hexis. The text is selected: copy it as you usually do.");
}

/**
 * @param {Element | null} element
 * @returns {element is HTMLInputElement | HTMLTextAreaElement}
 */
function isField(element) {
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** @param {Element} drawing */
async function share(drawing) {
    const file = new File([await picture(drawing)], "hexis.png", { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) {
        // Closing the share sheet is a decision, not an error.
        await navigator.share({ files: [file] }).catch(() => undefined);
        return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    URL.revokeObjectURL(link.href);
}

/**
 * @param {Element} drawing a self-contained SVG
 * @returns {Promise<Blob>} the drawing as PNG, in the size given by its attributes
 */
async function picture(drawing) {
    const image = new Image();
    const text = new XMLSerializer().serializeToString(drawing);
    image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    await image.decode().finally(() => URL.revokeObjectURL(image.src));
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject()), "image/png"));
}
