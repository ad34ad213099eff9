// The service worker assembles the app from its streams, byte for byte.

import assert from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assembled, streams, wasm } from "./engines.mjs";

/** An instruction of each form that a module can contain: what follows them differs. */
const everyForm = `(module
    (import "host" "random" (func $random (param i32 i32)))
    (type $pair (func (param i32 i64) (result i32)))
    (memory 1) (table 4 funcref) (elem (i32.const 0) $forms) (global $place (mut i32) (i32.const 70000))
    (data $text "some text") (export "forms" (func $forms))
    (func $forms (type $pair) (local f32 f64 i32 i32)
        (block $outer (loop $inner
            (br_table $outer $inner $outer (local.get 0))))
        (block $out (br_if $out (i32.eqz (local.tee 4 (i32.const -129)))) (br $out))
        (local.set 2 (f32.const 1.5)) (local.set 3 (f64.const -2.25))
        (i64.store offset=100000 align=4 (local.get 0) (i64.const -9000000000))
        (local.set 5 (i32.load8_u offset=7 (global.get $place)))
        (global.set $place (i32.trunc_sat_f64_s (local.get 3)))
        (memory.copy (i32.const 1) (i32.const 2) (i32.const 3))
        (memory.fill (i32.const 1) (i32.const 2) (i32.const 3))
        (memory.init $text (i32.const 1) (i32.const 2) (i32.const 3)) (data.drop $text)
        (drop (memory.grow (memory.size)))
        (drop (ref.is_null (select (result funcref) (ref.func $forms) (ref.null func) (local.get 0))))
        (call $random (local.get 0) (local.get 4))
        (if (result i32) (local.get 5)
            (then (call_indirect (type $pair) (local.get 0) (local.get 1) (i32.const 0)))
            (else (i32.add (local.get 0) (i32.const 1)))))
    (func $empty))`;

/** The file for a module, and the module, from its text. */
function made(text) {
    const folder = mkdtempSync(join(tmpdir(), "hexis-module-"));
    try {
        const path = join(folder, "module.wasm");
        execFileSync("wasm-as", ["--all-features", "-", "-o", path], { input: text });
        const program = "import sys; from wasm_streams import streamed; "
            + "sys.stdout.buffer.write(streamed(open(sys.argv[1], 'rb').read()))";
        const file = execFileSync("python3", ["-c", program, path], {
            env: { ...process.env, PYTHONPATH: new URL("../../scripts", import.meta.url).pathname },
        });
        return { file, module: readFileSync(path) };
    } finally {
        rmSync(folder, { recursive: true });
    }
}

const { file, module } = made(everyForm);
assert.deepEqual(Buffer.from(assembled(file)), module);
for (let end = 0; end < file.length; end += 1) {
    assert.throws(() => assembled(file.subarray(0, end)), /the app is incomplete/, `cut off after ${end} bytes`);
}

const whole = readFileSync(new URL("../../.build-wasm/HexisBrowser.wasm", import.meta.url));
assert.equal(Buffer.compare(Buffer.from(wasm), whole), 0);
assert.throws(() => assembled(streams.subarray(0, streams.length - 1)), /the app is incomplete/);
console.log(`module: the worker assembles all ${wasm.length} bytes of the app from its streams`);
