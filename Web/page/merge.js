// @ts-check
// Changes what is shown into another version of it, and replaces only what differs: what stays keeps the focus.

const typed = "input:not([type=hidden]), textarea, select";

/**
 * Gives an element the content of another one.
 *
 * @param {Element} old
 * @param {Element} next
 */
export function merge(old, next) {
    const [before, after] = [[...old.childNodes], [...next.childNodes]];
    const shorter = Math.min(before.length, after.length);
    let first = 0;
    while (first < shorter && isCounterpart(before[first], after[first])) first += 1;
    let last = 0;
    while (last < shorter - first && isCounterpart(before[before.length - 1 - last], after[after.length - 1 - last])) {
        last += 1;
    }
    const [gone, come] = [before.slice(first, before.length - last), after.slice(first, after.length - last)];
    const rest = before[before.length - last] ?? null;
    for (const node of gone) node.remove();
    for (const node of come) old.insertBefore(node, rest);
    for (let place = 0; place < first; place += 1) update(before[place], after[place]);
    for (let place = 1; place <= last; place += 1) {
        update(before[before.length - place], after[after.length - place]);
    }
}

/**
 * Whether two nodes of two versions are the same one, perhaps with other content.
 *
 * @param {ChildNode} old
 * @param {ChildNode} next
 */
function isCounterpart(old, next) {
    if (old.nodeName !== next.nodeName) return false;
    return !(old instanceof Element && next instanceof Element) || old.id === next.id;
}

/**
 * @param {ChildNode} old
 * @param {ChildNode} next
 */
function update(old, next) {
    if (!(old instanceof Element && next instanceof Element)) {
        if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
    } else if (old.isEqualNode(next) && !isTyped(old) && !old.querySelector(typed)) {
        // Most parts are the same, which the browser finds out faster than a script.
    } else if (isHidden(old) && isHidden(next)) {
        old.name = next.name;
        old.value = next.value;
    } else if (isTyped(old) || !hasAttributesOf(old, next)) {
        old.replaceWith(next);
    } else {
        merge(old, next);
    }
}

/**
 * Whether a person may have changed an element, so that it shows something else than its attributes say.
 *
 * @param {Element} element
 */
function isTyped(element) {
    return element.matches(typed);
}

/**
 * Fields that carry identifiers of entries, which differ on each page.
 *
 * @param {Element} element
 * @returns {element is HTMLInputElement}
 */
function isHidden(element) {
    return element instanceof HTMLInputElement && element.type === "hidden";
}

/**
 * @param {Element} old
 * @param {Element} next
 */
function hasAttributesOf(old, next) {
    if (old.attributes.length !== next.attributes.length) return false;
    for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) return false;
    return true;
}
