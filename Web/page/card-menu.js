// @ts-check
// The menu of a card on Today also opens by a right click, the menu key, or a long press.

/** Milliseconds that a finger rests on a card until its menu opens. */
const long = 500;

/** Pixels that a resting finger may move. */
const slack = 10;

/** @type {{ x: number, y: number, timer: number } | undefined} */
let press;
let isOpening = false;

document.addEventListener("contextmenu", (event) => {
    const menu = menuOf(event.target);
    const wantsBrowserMenu = event.shiftKey || getSelection()?.isCollapsed === false;
    if (!menu || wantsBrowserMenu) return;
    event.preventDefault();
    menu.click();
});

// Safari on iPhone has no such event.
document.addEventListener("pointerdown", ({ target, pointerType, clientX: x, clientY: y }) => {
    release();
    isOpening = false;
    const menu = pointerType === "touch" ? menuOf(target) : undefined;
    if (!menu) return;
    const timer = setTimeout(() => {
        menu.click();
        isOpening = true;
    }, long);
    press = { x, y, timer };
});
document.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > slack) release();
});
document.addEventListener("pointerup", release);
document.addEventListener("pointercancel", release);

// Lifting the finger does not also tap.
document.addEventListener("click", (event) => {
    if (isOpening) event.preventDefault();
}, true);

function release() {
    clearTimeout(press?.timer);
    press = undefined;
}

/** @param {EventTarget | null} target */
function menuOf(target) {
    const link = target instanceof Element ? target.closest(".card")?.querySelector(".menu-mark") : null;
    return link instanceof HTMLAnchorElement ? link : undefined;
}

export {};
