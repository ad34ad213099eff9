// @ts-check
// The map of places and routes. Leaflet, served by this server, draws it; street tiles come from OpenStreetMap, and
// only after the person turned them on on this device.

import { swapped } from "../app.js";

const streetsChosen = "hexis-map-streets";
const streets = "https://tile.openstreetmap.org";
const credit = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';
const typed = /^\s*([+-]?\d{1,2}(?:\.\d+)?)\s*[,\s]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/;

/** @type {{ map: any, redraw: () => void, setStreets: (on: boolean) => void } | null} */
let drawn = null;

swapped.addEventListener("swap", () => {
    drawn?.map.remove();
    drawn = null;
    void draw();
});
document.addEventListener("input", (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === "position" || target.name === "radius") drawn?.redraw();
    if (!target.matches("[data-map-tiles]")) return;
    // A toggled switch is not unsaved input.
    event.stopImmediatePropagation();
    choose(target.checked);
    drawn?.setStreets(target.checked);
}, { capture: true });
void draw();

async function draw() {
    const root = document.querySelector("[data-map]");
    const ground = root?.querySelector(".map-ground");
    if (!(root instanceof HTMLElement) || !(ground instanceof HTMLElement)) return;
    const library = await load(root).catch(() => null);
    // The page may have changed in the meantime.
    if (!library || !root.isConnected || drawn) return;
    root.hidden = false;
    const checkbox = root.querySelector("[data-map-tiles]");
    if (checkbox instanceof HTMLInputElement) checkbox.checked = isChosen();
    const { map } = root.dataset;
    drawn = map === "one" ? drawOne(library, root, ground)
        : map === "routes" ? drawRoutes(library, ground) : drawAll(library, ground);
    drawn.redraw();
    drawn.setStreets(isChosen());
}

/** @param {HTMLElement} root */
async function load({ dataset }) {
    const style = dataset.leafletStyle ?? "";
    if (!document.querySelector(`link[href="${style}"]`)) {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = style;
        const isLoaded = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
        // Inserted before our own stylesheet, which overrides it.
        document.head.prepend(link);
        await isLoaded;
    }
    return import(dataset.leaflet ?? "");
}

/**
 * @param {any} L
 * @param {HTMLElement} ground
 */
function made(L, ground) {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const map = L.map(ground, {
        attributionControl: false, scrollWheelZoom: false, maxZoom: 18, zoomAnimation: !isCalm,
        fadeAnimation: !isCalm, markerZoomAnimation: !isCalm,
    });
    map.setView([30, 0], 1);
    L.control.scale({ imperial: false }).addTo(map);
    const layer = new (streetsLayer(L))({ maxZoom: 19 });
    const credits = L.control.attribution({ prefix: false }).addAttribution(credit);
    const setStreets = (/** @type {boolean} */ on) => {
        for (const part of [layer, credits]) on ? part.addTo(map) : part.remove();
        map.invalidateSize();
    };
    return { map, setStreets };
}

/**
 * A tile layer that sends a referrer, which OpenStreetMap requires and which these pages otherwise never send.
 * Leaflet's own tile layer cannot do that, and it needs "data:" URLs, which no page here may load.
 *
 * @param {any} L
 */
function streetsLayer(L) {
    return L.GridLayer.extend({
        /**
         * @param {{ x: number, y: number, z: number }} place
         * @param {(error: unknown, tile: Element) => void} done
         */
        createTile({ x, y, z }, done) {
            const tile = new Image();
            tile.alt = "";
            tile.referrerPolicy = "strict-origin";
            tile.onload = () => done(null, tile);
            tile.onerror = (error) => done(error, tile);
            tile.src = `${streets}/${z}/${x}/${y}.png`;
            return tile;
        },
    });
}

/**
 * @param {any} L
 * @param {HTMLElement} ground
 */
function drawAll(L, ground) {
    const { map, setStreets } = made(L, ground);
    const group = L.featureGroup();
    for (const row of document.querySelectorAll("[data-place]")) {
        const [latitude, longitude, radius] = ["latitude", "longitude", "radius"].map(
            (name) => Number(row.getAttribute(`data-${name}`)));
        L.circle([latitude, longitude], { radius, className: "map-circle" }).addTo(group);
        // When zoomed out, the circle is too small to see.
        dot(L, [latitude, longitude], row.getAttribute("data-place-name")).addTo(group);
    }
    group.addTo(map);
    return { map, setStreets, redraw: () => map.fitBounds(group.getBounds().pad(0.2), { animate: false }) };
}

/**
 * Draws each route as a line with a dot at its start, or as a single dot.
 *
 * @param {any} L
 * @param {HTMLElement} ground
 */
function drawRoutes(L, ground) {
    const { map, setStreets } = made(L, ground);
    const group = L.featureGroup();
    for (const route of document.querySelectorAll("[data-points]")) {
        const points = unwrapped(
            (route.getAttribute("data-points") ?? "").split(" ").map((point) => point.split(",").map(Number)));
        if (points.length > 1) L.polyline(points, { className: "map-line" }).addTo(group);
        dot(L, points[0], route.getAttribute("data-name")).addTo(group);
    }
    group.addTo(map);
    const near = { animate: false, maxZoom: 15 };
    return { map, setStreets, redraw: () => map.fitBounds(group.getBounds().pad(0.2), near) };
}

/**
 * Unwraps the points along the shorter way around the globe: a track across the date line continues beyond 180°.
 *
 * @param {number[][]} points
 */
function unwrapped(points) {
    let turned = 0;
    return points.map(([latitude, longitude], place) => {
        if (place) turned -= 360 * Math.round((longitude - points[place - 1][1]) / 360);
        return [latitude, longitude + turned];
    });
}

/**
 * @param {any} L
 * @param {number[]} place
 * @param {string | null} text
 */
function dot(L, place, text) {
    const dot = L.circleMarker(place, { radius: 5, className: "map-dot" });
    if (!text) return dot;
    const name = document.createElement("span");
    name.textContent = text;
    return dot.bindTooltip(name, { permanent: true, direction: "top", offset: [0, -6], className: "map-name" });
}

/**
 * @param {any} L
 * @param {HTMLElement} root
 * @param {HTMLElement} ground
 */
function drawOne(L, root, ground) {
    const { map, setStreets } = made(L, ground);
    const form = ground.closest("form");
    const field = form?.elements.namedItem("position");
    const radius = form?.elements.namedItem("radius");
    const circle = L.circle([0, 0], { radius: 150, className: "map-circle" });
    let isTapped = false;
    map.on("click", (/** @type {any} */ { latlng }) => {
        if (!(field instanceof HTMLInputElement)) return;
        const { lat, lng } = latlng.wrap();
        field.value = `${lat.toFixed(6)}, ${lng.toFixed(6)}`;
        isTapped = map.getZoom() > 12;
        field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    let areStreetsOn = false;
    // Without streets and without a position, there is nothing to tap on.
    const show = () => {
        root.toggleAttribute("data-blank", !areStreetsOn && !map.hasLayer(circle));
        map.invalidateSize();
    };
    const redraw = () => {
        const match = field instanceof HTMLInputElement ? typed.exec(field.value) : null;
        if (!match || Math.abs(Number(match[1])) > 90 || Math.abs(Number(match[2])) > 180) {
            circle.remove();
            show();
            return;
        }
        const metres = radius instanceof HTMLInputElement ? parseInt(radius.value, 10) : 0;
        circle.setLatLng([Number(match[1]), Number(match[2])]).setRadius(metres >= 50 && metres <= 5000 ? metres : 150);
        circle.addTo(map);
        show();
        // After a tap, the point is already in view.
        if (!isTapped) map.fitBounds(circle.getBounds().pad(1), { animate: false });
        isTapped = false;
    };
    return {
        map, redraw,
        setStreets: (/** @type {boolean} */ on) => {
            areStreetsOn = on;
            setStreets(on);
            show();
        },
    };
}

/** @param {boolean} on */
function choose(on) {
    try {
        if (on) localStorage.setItem(streetsChosen, "1");
        else localStorage.removeItem(streetsChosen);
    } catch {
        // Without storage, the choice applies only to this page.
    }
}

function isChosen() {
    try {
        return localStorage.getItem(streetsChosen) !== null;
    } catch {
        return false;
    }
}
