"""The API, tested by a program that reads its description and generates requests."""

import json
import os
import re
import subprocess
import sys
import urllib.request

from conftest import join


def test_every_answer_is_as_described(server, app, tmp_path):
    page = app("desktop")
    join(page)
    page.goto("/settings/programs")
    page.get_by_label("What is it?").fill("Anything")
    page.get_by_role("checkbox", name="Read").check()
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_label("Token").input_value()
    description = f"{server.address}/api/v1/openapi.json"
    with urllib.request.urlopen(description) as answer:
        assert json.load(answer)["openapi"] == "3.1.0"
    config = tmp_path / "schemathesis.toml"
    # A body that is too large is refused, whatever else is wrong with the request.
    config.write_text(
        "[checks.negative_data_rejection]\n"
        "expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, \"5xx\"]\n")
    examples = 20 * int(os.environ.get("HEXIS_ROUNDS", "1"))
    run = subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run", description, "--checks", "all",
         "--header", f"Authorization: Bearer {token}", "--max-examples", str(examples), "--no-color",
         "--seed", os.environ.get("HEXIS_SEED", "66"),
         "--rate-limit", "60/s", "--request-timeout", "60", "--suppress-health-check", "too_slow"],
        capture_output=True, text=True, timeout=600, cwd=tmp_path)
    report = run.stdout + run.stderr
    assert run.returncode == 0, report[-8000:]
    assert re.search(r"[1-9]\d* generated, [1-9]\d* passed", report), report[-2000:]
