// @ts-check
// Charts that can be touched: a finger, a pointer or the arrow keys choose a bar, which then says what it means and
// leads to its page. Without this script, the table below the chart says the same.

import { swapped } from "../app.js";

/**
 * Keys that choose another bar, and how: from the chosen one and the last one.
 *
 * @type {Record<string, (chosen: number, last: number) => number>}
 */
const steps = {
    ArrowLeft: (chosen) => chosen - 1,
    ArrowRight: (chosen) => chosen + 1,
    Home: () => 0,
    End: (_, last) => last,
};

swapped.addEventListener("swap", offer);
offer();

document.addEventListener("pointermove", follow);
document.addEventListener("pointerdown", follow);
document.addEventListener("keydown", step);
document.addEventListener("focusout", ({ target, relatedTarget }) => {
    const chart = chartOf(target);
    if (chart && chartOf(relatedTarget) !== chart) hide(chart);
});

/** Makes a slider of each chart’s drawing, on its latest bar. A chart within a link leads where the link does. */
function offer() {
    for (const chart of document.querySelectorAll(".chart:has([data-means])")) {
        const drawing = chart.querySelector(".bars");
        const bars = barsOf(chart);
        if (!drawing || chart.closest("a")) continue;
        drawing.setAttribute("role", "slider");
        drawing.setAttribute("tabindex", "0");
        drawing.setAttribute("aria-valuemin", "1");
        drawing.setAttribute("aria-valuemax", String(bars.length));
        state(drawing, bars.length - 1, bars);
    }
}

/** @param {PointerEvent} event */
function follow({ target, clientX }) {
    const chart = chartOf(target);
    for (const other of document.querySelectorAll(".chart:has([data-chosen])")) if (other !== chart) hide(other);
    const drawing = chart?.querySelector("[role=slider]");
    const isOnMeaning = target instanceof Element && target.closest(".chart-meaning") !== null;
    if (!chart || !drawing || isOnMeaning) return;
    const bar = barsOf(chart).findIndex((bar) => {
        const { left, right } = bar.getBoundingClientRect();
        return left <= clientX && clientX < right;
    });
    if (bar < 0) hide(chart);
    else choose(chart, drawing, bar);
}

/** @param {KeyboardEvent} event */
function step(event) {
    const chart = chartOf(event.target);
    const drawing = event.target instanceof Element ? event.target.closest("[role=slider]") : null;
    if (!chart || !drawing) return;
    if (event.key === "Escape") hide(chart);
    if (event.key === "Enter") chart.querySelector("a")?.click();
    const chosen = Number(drawing.getAttribute("aria-valuenow")) - 1;
    const last = barsOf(chart).length - 1;
    const next = steps[event.key]?.(chosen, last);
    if (next === undefined) return;
    event.preventDefault();
    // The first key shows the bar that it stands on.
    const isShown = chart.querySelector("[data-chosen]") !== null;
    choose(chart, drawing, isShown || event.key === "Home" ? Math.max(0, Math.min(last, next)) : chosen);
}

/**
 * @param {Element} chart
 * @param {Element} drawing
 * @param {number} number of the bar among those that mean something
 */
function choose(chart, drawing, number) {
    const bars = barsOf(chart);
    const bar = bars[number];
    if (!bar || bar.hasAttribute("data-chosen")) return;
    hide(chart);
    bar.setAttribute("data-chosen", "");
    state(drawing, number, bars);
    const address = bar.getAttribute("data-address");
    const meaning = document.createElement(address ? "a" : "span");
    if (address && meaning instanceof HTMLAnchorElement) meaning.href = address;
    meaning.className = "chart-meaning";
    meaning.textContent = bar.getAttribute("data-means");
    chart.append(meaning);
    // Above its bar, but never beyond the chart.
    const around = chart.getBoundingClientRect();
    const { left, width } = bar.getBoundingClientRect();
    const middle = left - around.left + width / 2;
    const most = around.width - meaning.offsetWidth;
    meaning.style.left = `${Math.max(0, Math.min(most, middle - meaning.offsetWidth / 2))}px`;
}

/** @param {Element} chart */
function hide(chart) {
    chart.querySelector("[data-chosen]")?.removeAttribute("data-chosen");
    chart.querySelector(".chart-meaning")?.remove();
}

/**
 * @param {Element} drawing
 * @param {number} number
 * @param {Element[]} bars
 */
function state(drawing, number, bars) {
    drawing.setAttribute("aria-valuenow", String(number + 1));
    drawing.setAttribute("aria-valuetext", bars[number]?.getAttribute("data-means") ?? "");
}

/** @param {EventTarget | null} target */
function chartOf(target) {
    return target instanceof Element ? target.closest(".chart") : null;
}

/** @param {Element} chart */
function barsOf(chart) {
    return [...chart.querySelectorAll("[data-means]")];
}
