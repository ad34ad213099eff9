"""Checks bundles of FHIR R4 with two independent libraries, and what neither of them checks: codes and references.

Usage: bundles.py FOLDER, where each file is a bundle; prints how many resources of each kind are valid.
"""

import json
import re
import sys
from collections import Counter
from pathlib import Path

from fhir.resources.R4B.bundle import Bundle as R4B
from fhirclient.models.bundle import Bundle as R4

# HL7 FHIR 4.0.1: the value sets of required codes.
STATUSES = {
    "MedicationRequest": {"active", "on-hold", "cancelled", "completed", "entered-in-error", "stopped", "draft", "unknown"},
    "MedicationAdministration": {
        "in-progress", "not-done", "on-hold", "completed", "entered-in-error", "stopped", "unknown"},
    "Observation": {
        "registered", "preliminary", "final", "amended", "corrected", "cancelled", "entered-in-error", "unknown"},
    "QuestionnaireResponse": {"in-progress", "completed", "amended", "entered-in-error", "stopped"},
}
INTENTS = {"proposal", "plan", "order", "original-order", "reflex-order", "filler-order", "instance-order", "option"}
WEEKDAYS = {"mon", "tue", "wed", "thu", "fri", "sat", "sun"}
UNITS = {"s", "min", "h", "d", "wk", "mo", "a"}
CATEGORIES = {
    "social-history", "vital-signs", "imaging", "laboratory", "procedure", "survey", "exam", "therapy", "activity"}


def check(bundle):
    """Returns the kinds of the resources in a bundle that is valid."""
    R4B.model_validate(bundle)
    R4(bundle, strict=True)
    entries = bundle["entry"]
    urls = [entry["fullUrl"] for entry in entries]
    assert len(set(urls)) == len(urls), "an identifier is there twice"
    assert all(re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", url) for url in urls)
    for entry in entries:
        resource = entry["resource"]
        kind = resource["resourceType"]
        assert resource["id"] == entry["fullUrl"].removeprefix("urn:uuid:").replace("-", "")
        assert kind not in STATUSES or resource["status"] in STATUSES[kind], resource
        assert resource.get("intent", "order") in INTENTS
        assert all(code["coding"][0]["code"] in CATEGORIES for code in resource.get("category", []))
        for reference in re.findall(r'"reference": "([^"]*)"', json.dumps(resource)):
            assert reference in urls, f"{reference} is not in the bundle"
        for instruction in resource.get("dosageInstruction", []):
            repeat = instruction.get("timing", {}).get("repeat", {})
            assert repeat.get("periodUnit", "d") in UNITS
            assert set(repeat.get("dayOfWeek", [])) <= WEEKDAYS
            assert all(re.fullmatch(r"\d\d:\d\d:00", time) for time in repeat.get("timeOfDay", []))
    return Counter(entry["resource"]["resourceType"] for entry in entries)


def main():
    kinds = Counter()
    for path in sorted(Path(sys.argv[1]).glob("*.json")):
        try:
            kinds += check(json.loads(path.read_text()))
        except Exception as error:
            sys.exit(f"{path.name}: {error}")
    print(json.dumps(kinds))


if __name__ == "__main__":
    main()
