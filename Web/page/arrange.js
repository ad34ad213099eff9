// @ts-check
// Drags a habit by its handle to another place, also in another group. The menu of each row does the same without a
// pointer.

import { swapped } from "../app.js";

/** Pixels from the window's edges in which dragging scrolls. */
const edge = 72;

/** @type {{ row: HTMLElement, list: Element, next: Element | null, y: number, grip: number } | undefined} */
let drag;

swapped.addEventListener("swap", addHandles);
addHandles();

function addHandles() {
    for (const row of document.querySelectorAll(".arrange .row")) {
        if (!(row instanceof HTMLElement) || row.querySelector(".handle")) continue;
        const handle = document.createElement("span");
        handle.className = "handle";
        handle.ariaHidden = "true";
        handle.addEventListener("pointerdown", (event) => begin(event, row));
        handle.addEventListener("pointermove", move);
        handle.addEventListener("pointerup", drop);
        handle.addEventListener("pointercancel", cancel);
        row.append(handle);
    }
}

/**
 * @param {PointerEvent} event
 * @param {HTMLElement} row
 */
function begin(event, row) {
    const list = row.parentElement;
    if (event.button !== 0 || !list || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.target.setPointerCapture(event.pointerId);
    const grip = event.clientY - row.getBoundingClientRect().top;
    drag = { row, list, next: row.nextElementSibling, y: event.clientY, grip };
    row.classList.add("dragged");
    follow();
}

/** @param {PointerEvent} event */
function move(event) {
    if (drag) drag.y = event.clientY;
}

/** Moves the row along with the pointer, once a frame, and scrolls near the edges. */
function follow() {
    if (!drag) return;
    const { row, y, grip } = drag;
    if (y < edge) scrollBy(0, (y - edge) / 6);
    if (y > innerHeight - edge) scrollBy(0, (y - innerHeight + edge) / 6);
    const { list, next } = placeAt(y, row);
    if (row.parentElement !== list || row.nextElementSibling !== next) list.insertBefore(row, next);
    row.style.translate = "";
    row.style.translate = `0 ${y - grip - row.getBoundingClientRect().top}px`;
    requestAnimationFrame(follow);
}

/**
 * Returns where a row belongs that is held at a height of the window: in the last group that begins above, in front of
 * the first row whose middle is below.
 *
 * @param {number} y
 * @param {Element} row
 */
function placeAt(y, row) {
    const groups = [...document.querySelectorAll(".arrange")];
    const group = groups.filter((one) => one.getBoundingClientRect().top <= y).pop() ?? groups[0];
    const list = /** @type {Element} */ (group?.querySelector(".rows"));
    const next = [...list.children].find((one) => one !== row && middle(one) > y) ?? null;
    return { list, next };
}

/** @param {Element} row */
function middle(row) {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
}

function drop() {
    if (!drag) return;
    const { row, list, next } = drag;
    release(row);
    const form = document.getElementById("drop");
    if (!(form instanceof HTMLFormElement) || (row.parentElement === list && row.nextElementSibling === next)) return;
    fill(form, "habit", named(row));
    fill(form, "before", named(row.nextElementSibling));
    fill(form, "group", row.closest(".arrange")?.getAttribute("data-group") ?? "");
    form.requestSubmit();
}

function cancel() {
    if (!drag) return;
    const { row, list, next } = drag;
    release(row);
    list.insertBefore(row, next);
}

/** @param {HTMLElement} row */
function release(row) {
    drag = undefined;
    row.classList.remove("dragged");
    row.style.translate = "";
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string} value
 */
function fill(form, name, value) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
}

/** @param {Element | null} row */
function named(row) {
    return row?.id.replace("habit-", "") ?? "";
}
