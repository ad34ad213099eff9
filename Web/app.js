// @ts-check
// The page script: sends forms in the background and swaps what changed. Without it every page works the same,
// a load at a time.

const plainForms = "form[method=post][data-plain], form:not([method=post])";

document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.matches(plainForms)) return;
    event.preventDefault();
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    void send(form, submitter);
});

// The zone that the device lives in, for whoever joins on it.
const zone = document.querySelector("select[data-device-zone]");
if (zone instanceof HTMLSelectElement) {
    const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if ([...zone.options].some((option) => option.value === name)) zone.value = name;
}

// A page that comes back from the browser's memory may be of yesterday.
addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
});

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} submitter
 */
async function send(form, submitter) {
    const body = new URLSearchParams();
    new FormData(form).forEach((value, name) => body.append(name, String(value)));
    if (submitter instanceof HTMLButtonElement && submitter.name) body.append(submitter.name, submitter.value);
    form.setAttribute("aria-busy", "true");
    try {
        const response = await fetch(form.action, { method: "POST", body, headers: { Accept: "text/html" } });
        show(new DOMParser().parseFromString(await response.text(), "text/html"), response.url);
    } catch {
        say(form.dataset.offline ?? "Not saved: there is no connection. What you typed is still here.");
    } finally {
        form.removeAttribute("aria-busy");
    }
}

/**
 * Puts a page in the place of the one that is shown, keeping focus and scroll where they are.
 *
 * @param {Document} page
 * @param {string} address
 */
function show(page, address) {
    const target = new URL(address);
    const isSamePage = target.pathname === location.pathname;
    const focused = document.activeElement?.id;
    const hash = isSamePage ? "" : target.hash;
    const swap = () => {
        document.title = page.title;
        for (const name of ["data-theme", "data-text"]) {
            document.documentElement.setAttribute(name, page.documentElement.getAttribute(name) ?? "");
        }
        const open = [...document.querySelectorAll("main details[open]")].map((details) => details.className);
        document.body.replaceChildren(...page.body.childNodes);
        if (isSamePage) {
            for (const details of document.querySelectorAll("main details")) {
                if (open.includes(details.className)) details.setAttribute("open", "");
            }
        } else {
            scrollTo(0, 0);
        }
        const problems = document.getElementById("problems");
        const same = focused ? document.getElementById(focused) : null;
        (problems ?? same ?? document.getElementById("main"))?.focus({ preventScroll: !problems });
        announce();
    };
    history[isSamePage ? "replaceState" : "pushState"](null, "", cleaned(target) + hash);
    if (document.startViewTransition && isSamePage) document.startViewTransition(swap);
    else swap();
}

// Back and ahead among swapped pages: the browser knows the addresses, the server their pages.
addEventListener("popstate", () => location.reload());

/**
 * The address without what was said once.
 *
 * @param {URL} address
 */
function cleaned(address) {
    const query = new URLSearchParams(address.search);
    for (const name of ["habit", "checked", "saved", "added", "brought-back"]) query.delete(name);
    return address.pathname + (query.size > 0 ? `?${query}` : "");
}

/** A live region speaks when its content changes while it is on the page. */
function announce() {
    const notice = document.getElementById("notice");
    if (!notice?.firstChild) return;
    const content = [...notice.childNodes];
    notice.replaceChildren();
    requestAnimationFrame(() => notice.replaceChildren(...content));
}

/** @param {string} text */
function say(text) {
    const notice = document.getElementById("notice");
    if (!notice) return;
    const paragraph = document.createElement("p");
    paragraph.textContent = text;
    notice.replaceChildren(paragraph);
}

if (location.search) history.replaceState(null, "", cleaned(new URL(location.href)) + location.hash);

export {};
