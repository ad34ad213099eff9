// @ts-check
// Reads the code on a picture in the page itself, where the browser can: then the picture stays on the device. Where it
// cannot, the form sends the picture.

/** Characters of a link that are kept. */
const longest = 2000;

document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-scan]") || !("BarcodeDetector" in window)) return;
    event.preventDefault();
    void scan(form);
});

/** @param {HTMLFormElement} form */
async function scan(form) {
    const texts = await read(form).catch(() => null);
    if (!texts) return form.submit();
    const [text] = texts;
    const query = text === undefined ? "refused=no-code"
        : text.length > longest ? "refused=code-too-long" : String(new URLSearchParams({ text }));
    location.assign(`/routes/new?${query}`);
}

/**
 * What the codes on the picture say; `null` where this browser does not read them.
 *
 * @param {HTMLFormElement} form
 * @returns {Promise<string[] | null>}
 */
async function read(form) {
    const file = form.querySelector("input")?.files?.[0];
    const Detector = /** @type {any} */ (window).BarcodeDetector;
    if (!file || !(await Detector.getSupportedFormats()).includes("qr_code")) return null;
    const codes = await new Detector({ formats: ["qr_code"] }).detect(await createImageBitmap(file));
    return codes.map((/** @type {{ rawValue: string }} */ { rawValue }) => rawValue);
}

export {};
