"""A process that describes the interface, in one line of JSON for each that it is asked.

python -m ludoteca.server.operation.description
"""

from __future__ import annotations

from litestar.openapi import OpenAPIConfig
from litestar.serialization import encode_json

from ludoteca import __version__
from ludoteca.server.operation.app import put_together
from ludoteca.server.processes.child import answer_lines

MEGABYTES = 512
NICENESS = 5  # tables come first


def describe(_: bytes) -> bytes:
    app = put_together(OpenAPIConfig(title="Ludoteca", version=__version__))
    return encode_json(app.openapi_schema.to_schema())


if __name__ == "__main__":
    answer_lines(describe, megabytes=MEGABYTES, niceness=NICENESS)
