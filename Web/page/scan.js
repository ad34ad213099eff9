// @ts-check
// Reads the QR code in a picture in the page itself if the browser can, so that the picture stays on the device. If it
// cannot, the form uploads the picture.

/** The maximum length of a link, in characters. */
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
 * Returns the contents of the codes in the picture; `null` if this browser cannot read them.
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
