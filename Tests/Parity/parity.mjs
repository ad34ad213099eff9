// The app compiled for this machine and for the browser returns the same bytes, whatever people type and whatever their
// journals hold.
//
// HEXIS_SEED repeats a run; HEXIS_RUNS=10 makes ten times as many. HEXIS_NATIVE is the program to compare with.

import { Dice } from "./dice.mjs";
import { Pair } from "./engines.mjs";
import { damaged, Journal } from "./journal.mjs";

const journals = 300 * Number(process.env.HEXIS_RUNS ?? 1);
const seed = BigInt(process.env.HEXIS_SEED ?? new Dice(BigInt(Date.now())).number(1, 2 ** 48));
const dice = new Dice(seed);
/** The entries of earlier journals. */
const earlier = [[]];
let requests = 0;

/** Returns entries of one or two earlier journals in any order, some missing, others damaged. */
function madeUp() {
    // Of three choices the longest, because most journals are short.
    const some = [0, 1, 2].map(() => dice.one(earlier)).sort((one, other) => other.length - one.length);
    const entries = dice.oneIn(3) ? some[0].concat(some[1]) : some[0];
    const kept = dice.oneIn(3) ? entries : entries.filter(() => !dice.oneIn(10));
    return dice.shuffled(kept).slice(-400).map((entry) => (dice.oneIn(50) ? damaged(dice, entry) : entry));
}

for (let number = 1; number <= journals; number++) {
    const journal = new Journal(dice);
    try {
        await journal.begin(dice.oneIn(4) ? [] : madeUp());
        await journal.live(dice.oneIn(10) ? 60 : dice.number(1, 8));
        await journal.compare();
        await journal.meet();
    } catch (error) {
        console.error(`parity: journal ${number} of HEXIS_SEED=${seed}: ${error.message}`);
        process.exitCode = 1;
        break;
    } finally {
        journal.end();
    }
    earlier.push(journal.entries);
    requests += journal.requests;
}
if (!process.exitCode) {
    console.log(
        `parity: ${Pair.calls} calls on ${journals} journals, ${requests} of them requests of a person: `
        + `native and wasm agree (HEXIS_SEED=${seed})`);
}
