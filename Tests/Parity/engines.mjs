// The engine twice: compiled for this machine, in its own process, and for the browser, in this one. Every call goes to
// both, and they have to return the same bytes.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { webcrypto } from "node:crypto";

const root = new URL("../../", import.meta.url);

globalThis.crypto ??= webcrypto;
const { Engine, joined, json, parted } = await script("Web/worker/engine.js");
const { assembled } = await script("Web/worker/module.js");
const { isSame, kept } = await script("Web/worker/kept-today.js");
export { assembled, isSame, joined, json, kept, parted };

/** Imports a script of the browser's. Node would not take a file named .js for a module. */
function script(path) {
    return import(`data:text/javascript,${encodeURIComponent(readFileSync(new URL(path, root), "utf8"))}`);
}

/** Milliseconds until a call counts as hanging. */
const patience = 60_000;
const program = process.env.HEXIS_NATIVE ?? new URL(".build/debug/HexisBrowser", root).pathname;
/** What browsers fetch. */
export const streams = readFileSync(new URL(".build-wasm/hexis.streams", root));
export const wasm = assembled(streams);
const module = new WebAssembly.Module(wasm);

/** The engine as compiled for the browser. `null` stands for a call that it does not understand. */
export class Wasm {
    #engine;

    constructor(compiled = module, memory) {
        this.#engine = new Engine(compiled, memory);
    }

    /** In bytes. */
    get size() {
        return this.#engine.memory.length;
    }

    add(entries) {
        this.#engine.add(entries);
    }

    /** Another engine, which continues from the memory of this one. */
    continued() {
        return new Wasm(module, this.#engine.memory);
    }

    call(name, ...pieces) {
        try {
            return this.#engine.call(name, ...pieces);
        } catch (error) {
            if (error.message.startsWith("the engine does not understand")) return null;
            throw error;
        }
    }
}

/** The engine as a program that answers calls on its standard input. */
export class Native {
    #process = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
    #received = Buffer.alloc(0);
    #answer = null;

    constructor() {
        this.#process.stdout.on("data", (bytes) => {
            this.#received = Buffer.concat([this.#received, bytes]);
            this.#settle();
        });
        this.#process.on("error", (error) => this.#answer?.reject(error));
        this.#process.on("close", () => this.#answer?.reject(new Error("the native engine ended")));
        // The failure has been reported by then.
        this.#process.stdin.on("error", () => {});
    }

    call(name, ...pieces) {
        const bytes = (piece) => (piece instanceof Uint8Array ? piece : Buffer.from(JSON.stringify(piece)));
        this.#process.stdin.write(joined([joined([Buffer.from(name), ...pieces.map(bytes)])]));
        return new Promise((resolve, reject) => {
            const alarm = setTimeout(() => reject(new Error("the native engine comes to no end")), patience);
            const settled = (settle) => (result) => (clearTimeout(alarm), settle(result));
            this.#answer = { resolve: settled(resolve), reject: settled(reject) };
        });
    }

    end() {
        this.#process.removeAllListeners("close");
        this.#process.kill();
    }

    #settle() {
        if (this.#received.length < 4) return;
        const length = this.#received.readInt32LE(0);
        const end = 4 + Math.max(length, 0);
        if (this.#received.length < end) return;
        const answer = length < 0 ? null : parted(this.#received.subarray(4, end));
        this.#received = this.#received.subarray(end);
        this.#answer.resolve(answer);
    }
}

/** After so many calls, another engine continues in the browser, as if its worker had started again. */
const callsAWorkerLives = 7;

export class Pair {
    static calls = 0;
    #native = new Native();
    #wasm = new Wasm();

    /** Returns the result of both, in pieces, or `null`. An error includes the call. */
    async call(name, ...pieces) {
        Pair.calls += 1;
        if (Pair.calls % callsAWorkerLives === 0) this.#wasm = this.#wasm.continued();
        try {
            const native = this.#native.call(name, ...pieces);
            const [there, here] = [await native, this.#wasm.call(name, ...pieces)];
            if ((there === null) !== (here === null)) {
                throw new Error(`native ${there ? "answers" : "does not understand"}, wasm does ${there ? "not" : ""}`);
            }
            if (there && Buffer.compare(joined(there), joined(here)) !== 0) throw new Error(difference(there, here));
            return here;
        } catch (error) {
            throw new Error(`${error.stack}\nin the call ${name}\n${pieces.map(shown).join("\n")}`);
        }
    }

    end() {
        this.#native.end();
    }
}

/** Returns where two results first differ, with their surroundings. */
export function difference(one, other) {
    const place = one.findIndex((piece, place) => Buffer.compare(piece, other[place] ?? Buffer.of()) !== 0);
    const [left, right] = [one, other].map((pieces) => Buffer.from(pieces[place] ?? []));
    let at = 0;
    while (at < left.length && left[at] === right[at]) at += 1;
    const around = (bytes) => JSON.stringify(bytes.subarray(Math.max(0, at - 200), at + 200).toString());
    return `piece ${place} differs at byte ${at}:\n${around(left)}\n${around(right)}`;
}

function shown(piece) {
    return piece instanceof Uint8Array ? `bytes ${Buffer.from(piece).toString("hex")}` : JSON.stringify(piece);
}
