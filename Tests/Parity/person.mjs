// @ts-check
// A person who explores Hexis: follows the links of a page, fills in its forms, and mistypes everything.

import { Dice } from "./dice.mjs";

/** @typedef {{ method: string, path: string, query: string, body: string }} Request */
/** @typedef {{ type: string, name: string, value: string, choices: string[], isChosen: boolean }} Field */
/** @typedef {{ action: string, fields: Field[] }} Form */

export class Person {
    #dice;
    /**
     * The last request, since a form can arrive twice.
     *
     * @type {Request | null}
     */
    #sent = null;

    /** @param {Dice} dice */
    constructor(dice) {
        this.#dice = dice;
    }

    /**
     * Returns the next request, given a page and the address it was reached at.
     *
     * @param {string} page
     * @param {string} address
     * @returns {Request}
     */
    next(page, address) {
        const dice = this.#dice;
        if (this.#sent && dice.oneIn(20)) return this.#sent;
        const forms = formsOf(page, address);
        const links = linksOf(page);
        if (forms.length > 0 && !dice.oneIn(3)) return (this.#sent = this.#filledIn(dice.one(forms)));
        if (links.length > 0 && !dice.oneIn(6)) return get(dice.one(links));
        return this.#somewhere();
    }

    /**
     * Returns an address that no page may have linked to.
     *
     * @returns {Request}
     */
    #somewhere() {
        const dice = this.#dice;
        const path = dice.one([
            "/", "/today", "/habits", "/habits/new", "/pauses", "/progress", "/rewards", "/settings",
            "/settings/reminders", "/medicine", "/medicine/call", "/medicine/heart", "/settings/places",
            "/settings/places/new", "/photos", "/routes", "/routes/new", "", "//", "/habits//",
            "/today/../habits", "/%74oday", "/%ff", "/%", "/settings/more", "/pauses/x/end",
            `/habits/${dice.identifier()}`, `/habits/${dice.identifier()}/days/${dice.date()}`, `/${this.#text()}`,
        ]);
        const query = dice.one([
            "", `day=${dice.date()}`, `day=${encodeURIComponent(this.#text())}`, "saved", "&&=&=x", "day=%",
            `text=${encodeURIComponent(this.#text())}`, "text=https://example.org/%C3%BC", "text=geo:1,2;crs=x",
            `month=${dice.date().slice(0, 7)}`, `added=${dice.identifier()}`, this.#text(),
        ]);
        const method = dice.oneIn(5) ? "POST" : "GET";
        return { method, path, query, body: method === "POST" ? this.#broken(`name=${this.#text()}`) : "" };
    }

    /**
     * @param {Form} form
     * @returns {Request}
     */
    #filledIn(form) {
        const dice = this.#dice;
        /** @type {[string, string][]} */
        const pairs = [];
        const isCareful = dice.oneIn(2);
        for (const field of form.fields) pairs.push(...this.#answers(field, isCareful));
        const body = new URLSearchParams(pairs).toString();
        const [path, query = ""] = form.action.split("?");
        return { method: "POST", path, query, body: dice.oneIn(20) ? this.#broken(body) : body };
    }

    /**
     * @param {Field} field
     * @param {boolean} isCareful
     * @returns {[string, string][]}
     */
    #answers({ type, name, value, choices, isChosen }, isCareful) {
        const dice = this.#dice;
        if (type === "hidden") {
            if (!dice.oneIn(40)) return [[name, value]];
            // Two things never share an identifier, whatever is typed.
            return name === "entry" ? [[name, dice.one(["", "x", dice.identifier()])]] : [[name, this.#text()]];
        }
        if (type === "radio" || type === "checkbox") {
            return (isCareful ? isChosen : dice.oneIn(2)) || dice.oneIn(5) ? [[name, value]] : [];
        }
        if (type === "button") return value && dice.oneIn(2) ? [[name, value]] : [];
        if (dice.oneIn(30)) return [];
        if (name === "position" && !dice.oneIn(4)) return [[name, this.#position()]];
        if (choices.length > 0) return [[name, isCareful ? value : dice.oneIn(20) ? this.#text() : dice.one(choices)]];
        if (value && (isCareful || dice.oneIn(2))) return [[name, value]];
        if (dice.oneIn(5)) return [[name, this.#text()]];
        return [[name, type === "date" ? dice.date() : type === "time" ? dice.time() : this.#text()]];
    }

    /** Returns a position on the globe, or slightly off it, as people write it. */
    #position() {
        const dice = this.#dice;
        const [latitude, longitude] = [dice.number(-91, 91), dice.number(-181, 181)];
        const decimals = dice.one(["", ".5", ".2082", ".00000015", ".99999999"]);
        return dice.one([
            `${latitude}${decimals}, ${longitude}${decimals}`, `geo:${latitude}${decimals},${longitude};u=35`,
            `${latitude}${decimals.replace(".", ",")} / ${longitude}${decimals.replace(".", ",")}`,
            `${Math.abs(latitude)}${decimals}° S ${Math.abs(longitude)}${decimals}° W`,
        ]);
    }

    #text() {
        const dice = this.#dice;
        if (dice.oneIn(4)) return String(dice.number(1, 12));
        const parts = [
            "Walk", "Lesen & schreiben", "<b>\"quoted\"</b>", "it's", "", " ", "0", "-1", "1e9", "0,5", "1.2345",
            "999999.999", "1000001", "99999999999999999999", "2147483648", "-2147483649", "９", "٣", "NaN", "null",
            "Europe/Vienna", "true", "\r\n", "\t", "\0", "\u00a0", "\u200b", "\ufeff", "\uffff", "é", "e\u0301", "ß",
            "İ", "ﬁ", "👨‍👩‍👧‍👦", "🇦🇹🇦", "🏳️‍🌈", "א\u202eב", "مرحبا", "ก็", "한", "각", "q\u0323\u0307",
            "\u0301", "%", "%41", "+", "&", "=",
        ];
        const count = dice.oneIn(30) ? dice.number(50, 3000) : dice.number(1, 3);
        return Array.from({ length: count }, () => dice.one(parts)).join(dice.one(["", " "]));
    }

    /** @param {string} body */
    #broken(body) {
        const dice = this.#dice;
        return dice.one([
            "", body.slice(dice.number(0, body.length)), body.slice(0, dice.number(0, body.length)), `${body}&${body}`,
            `${body}%`, `%ff%fe=${body}`, `${body}&name=%ed%a0%80`, body.replaceAll("=", "=="), "=&".repeat(300) + body,
            `${body}\ud800`, body.replaceAll("%", ""),
        ]);
    }
}

/**
 * @param {string} address
 * @returns {Request}
 */
export function get(address) {
    const [path, query = ""] = address.split("#")[0].split("?");
    return { method: "GET", path, query, body: "" };
}

/** @param {string} page */
function linksOf(page) {
    return [...page.matchAll(/ href="(\/[^"]*)"/g)].map((link) => unescaped(link[1]))
        .filter((address) => !address.startsWith("/assets/"));
}

/**
 * @param {string} page
 * @param {string} address
 * @returns {Form[]}
 */
function formsOf(page, address) {
    return [...page.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)].map(([, head, inside]) => ({
        action: attribute(head, "action") || address,
        fields: [...inside.matchAll(/<(input|textarea|select|button)([^>]*)>([^<]*)((?:<option.*?<\/select>)?)/gs)]
            .map(([, element, attributes, text, options]) => field(element, attributes, text, options))
            .filter((field) => field.name),
    }));
}

/**
 * @param {string} element
 * @param {string} attributes
 * @param {string} text
 * @param {string} options
 * @returns {Field}
 */
function field(element, attributes, text, options) {
    const choices = [...options.matchAll(/<option([^>]*)>/g)];
    const chosen = choices.find(([, attributes]) => / selected/.test(attributes)) ?? choices[0];
    return {
        type: element === "input" ? attribute(attributes, "type") || "text" : element,
        name: attribute(attributes, "name"),
        value: element === "textarea" ? unescaped(text) : attribute(chosen ? chosen[1] : attributes, "value"),
        choices: choices.map(([, attributes]) => attribute(attributes, "value")),
        isChosen: / checked/.test(attributes),
    };
}

/**
 * @param {string} attributes
 * @param {string} name
 */
function attribute(attributes, name) {
    return unescaped(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");
}

/** @param {string} text */
function unescaped(text) {
    return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'")
        .replaceAll("&amp;", "&");
}
