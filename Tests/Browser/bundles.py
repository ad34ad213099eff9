"""Checks resources of FHIR R4 with two independent libraries, and what neither of them checks: codes and references.

Usage: bundles.py FOLDER, where each file is a bundle or another resource; prints how many of each kind are valid.
"""

import json
import re
import sys
from collections import Counter
from pathlib import Path

from fhir.resources.R4B import get_fhir_model_class
from fhirclient.models.fhirelementfactory import FHIRElementFactory

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


ISSUES = {
    "structure", "invalid", "login", "forbidden", "not-found", "not-supported", "conflict", "too-long", "throttled",
    "transient", "no-store"}


def check(resource):
    """Returns the kinds of a resource that is valid, and of those in it."""
    kind = resource["resourceType"]
    get_fhir_model_class(kind).model_validate(resource)
    FHIRElementFactory.instantiate(kind, resource)
    if kind == "OperationOutcome":
        assert resource["issue"][0]["code"] in ISSUES
    return check_entries(resource) if kind == "Bundle" else Counter([kind])


def check_entries(bundle):
    is_search = bundle["type"] == "searchset"
    entries = bundle.get("entry", [])
    assert entries or is_search
    urls = [entry["fullUrl"] for entry in entries]
    assert len(set(urls)) == len(urls), "an identifier is there twice"
    for entry in entries:
        resource = entry["resource"]
        kind = resource["resourceType"]
        if is_search:
            assert entry["fullUrl"].endswith(f"/{kind}/{resource['id']}")
        else:
            assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", entry["fullUrl"])
            assert resource["id"] == entry["fullUrl"].removeprefix("urn:uuid:").replace("-", "")
        assert kind not in STATUSES or resource["status"] in STATUSES[kind], resource
        assert resource.get("intent", "order") in INTENTS
        assert all(code["coding"][0]["code"] in CATEGORIES for code in resource.get("category", []))
        for reference in re.findall(r'"reference": "([^"]*)"', json.dumps(resource)):
            if is_search:
                assert re.fullmatch(r"(Patient|MedicationRequest)/[0-9a-f]{32}", reference)
            else:
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
