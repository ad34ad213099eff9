// @ts-check
// A swipe across the heading or the week of Today leads to the day before or after, like the arrows.

/** Pixels that a finger moves sideways at least, and how many times farther than up or down. */
const farEnough = 60;
const flatEnough = 2;

/** @type {{ x: number, y: number } | undefined} */
let start;

document.addEventListener("pointerdown", ({ target, pointerType, clientX: x, clientY: y }) => {
    const isOnDay = target instanceof Element && target.closest(".day-header, .week") !== null;
    start = isOnDay && pointerType === "touch" ? { x, y } : undefined;
});
document.addEventListener("pointerup", ({ clientX, clientY }) => {
    if (!start) return;
    const [across, along] = [clientX - start.x, clientY - start.y];
    if (Math.abs(across) < farEnough || Math.abs(across) < flatEnough * Math.abs(along)) return;
    const arrow = document.querySelector(across > 0 ? ".day-header .back" : ".day-header .ahead");
    arrow?.closest("a")?.click();
});

export {};
