"""A device with an app built on CareKit, as Apple's store synchronizes: written after its documentation, not after Hexis."""

import json
import urllib.error
import urllib.parse
import urllib.request
import uuid
from datetime import UTC, datetime

from midday import now

EPOCH = datetime(2001, 1, 1, tzinfo=UTC)


def seconds(instant):
    """A date as `JSONEncoder` writes it."""
    return (instant - EPOCH).total_seconds()


class Device:
    def __init__(self, address, token):
        self.address = f"{address}/api/v1/carekit/revision-record"
        self.token = token
        self.id = str(uuid.uuid4()).upper()
        self.vector = {self.id: 1}
        self.entities = {}
        self.unsent = []

    def _ask(self, url, body=None):
        request = urllib.request.Request(
            url, headers={"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"},
            data=None if body is None else json.dumps(body).encode())
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def _json(self, vector):
        return {"processes": [{"id": id, "clock": clock} for id, clock in vector.items()]}

    def _learn(self, vector):
        for process in vector["processes"]:
            self.vector[process["id"]] = max(process["clock"], self.vector.get(process["id"], 0))

    def pull(self):
        query = urllib.parse.urlencode({"knowledgeVector": json.dumps(self._json(self.vector))})
        answer = self._ask(f"{self.address}?{query}")
        for revision in answer["revisions"]:
            for entity in revision["entities"]:
                self.entities.setdefault(entity["object"]["uuid"], entity)
            self._learn(revision["knowledgeVector"])
        self._learn(answer["knowledgeVector"])
        self.vector[self.id] += 1

    def push(self):
        """Returns whether the server accepted it."""
        body = {"knowledgeVector": self._json(self.vector), "revisions": self.unsent}
        self.vector[self.id] += 1
        try:
            self._learn(self._ask(self.address, body)["knowledgeVector"])
        except urllib.error.HTTPError as error:
            assert error.code == 409
            return False
        self.unsent = []
        return True

    def sync(self):
        self.pull()
        for (kind, id), tips in self.conflicts().items():
            last = max(tips, key=lambda tip: tip["updatedDate"])
            self.save(kind, {**last, "uuid": str(uuid.uuid4()).upper(), "previousVersionUUIDs": [t["uuid"] for t in tips]})
        return self.push()

    def conflicts(self):
        ids = {(entity["type"], entity["object"]["id"]) for entity in self.entities.values()}
        return {key: tips for key in ids if len(tips := self.tips(*key)) > 1}

    def tips(self, kind, id):
        versions = [e["object"] for e in self.entities.values() if (e["type"], e["object"]["id"]) == (kind, id)]
        replaced = {uuid for version in versions for uuid in version["previousVersionUUIDs"]}
        return [version for version in versions if version["uuid"] not in replaced]

    def save(self, kind, object):
        moment = seconds(now())
        object = {"uuid": str(uuid.uuid4()).upper(), "nextVersionUUIDs": [], "previousVersionUUIDs": [],
                  "effectiveDate": moment, "createdDate": moment, "timezone": {"identifier": "Europe/Oslo"}, **object,
                  "updatedDate": moment}
        entity = {"type": kind, "object": object}
        self.entities[object["uuid"]] = entity
        self.unsent.append({"entities": [entity], "knowledgeVector": self._json(self.vector)})
        return object

    def change(self, kind, id, **members):
        """A new version, which replaces the known one."""
        last, = self.tips(kind, id)
        moment = seconds(now())
        return self.save(kind, {**last, "uuid": str(uuid.uuid4()).upper(), "effectiveDate": moment, "createdDate": moment,
                                "previousVersionUUIDs": [last["uuid"]], **members})

    def outcomes(self, task):
        """The outcomes of a version of a task that are not deleted, by occurrence."""
        ids = {e["object"]["id"] for e in self.entities.values() if e["type"] == "outcome"}
        tips = [tip for id in ids for tip in self.tips("outcome", id)]
        return {tip["taskOccurrenceIndex"]: tip for tip in tips if tip["taskUUID"] == task["uuid"] and "deletedDate" not in tip}
