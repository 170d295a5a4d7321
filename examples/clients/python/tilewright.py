"""A client of the Tilewright API: typed bodies and answers, and the standard library's HTTP. It needs tilewright_types.py."""

import json
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tilewright_types import Error, Plan, PlanBody


class Refused(Exception):
    """A request that cannot be planned. Its text says what was wrong and what to send instead."""

    def __init__(self, error: Error):
        super().__init__(error.error)
        self.error = error


class Tilewright:
    """A server that plans floors."""

    def __init__(self, server: str = "http://localhost:3000", seconds: float = 60):
        self.server = server
        self.seconds = seconds

    def plan(self, body: PlanBody) -> Plan:
        """Plans one room."""
        return Plan.from_dict(self._post("/api/plan", body.to_dict()))

    def _post(self, path: str, body: dict) -> dict:
        data = json.dumps(body).encode()
        request = Request(self.server + path, data, {"Content-Type": "application/json"})
        try:
            with urlopen(request, timeout=self.seconds) as response:
                return json.load(response)
        except HTTPError as error:
            with error:
                raise Refused(Error.from_dict(json.load(error))) from None
