// @ts-check
// A copy of everything that this device has, as a zip file that any server of Hexis can import.

import * as pictures from "../page/photo-files.js";
import { Zip } from "./zip.js";

/** @typedef {{ file: string, caption: string }} Photo */

const lacking = "The device that made this copy does not have these photos in full:";
const small = "(a small picture of it is here)";

/**
 * @param {Blob} entries every entry, as `hexis.json`
 * @param {Photo[]} photos each with the path of its file, which ends with the photo's identifier
 */
export async function copyOf(entries, photos) {
    const zip = new Zip(new Date());
    await zip.add("hexis.json", entries);
    const missing = [];
    for (const { file, caption } of photos) {
        const picture = await pictures.best(file.slice(-32)).catch(() => null);
        const isAdded = picture && await zip.add(`${file}.${ending(picture.content)}`, picture.content);
        if (!isAdded) missing.push([file, caption]);
        else if (picture.isSmall) missing.push([file, caption, small]);
    }
    if (missing.length > 0) await zip.add("missing-photos.txt", textOf(missing));
    return zip.whole();
}

/** @param {string[][]} missing */
function textOf(missing) {
    const lines = missing.map((parts) => parts.filter(Boolean).join(" "));
    return new Blob([[lacking, "", ...lines, ""].join("\n")]);
}

/** @param {Blob} picture */
function ending({ type }) {
    const kind = /^image\/([a-z]+)$/.exec(type)?.[1] ?? "jpeg";
    return kind === "jpeg" ? "jpg" : kind;
}
