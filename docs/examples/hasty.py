"""A bot that speaks the line protocol; it knows nothing of Ludoteca and could be in any language.

It takes the last choice it is offered.
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        choice = message["choices"][-1]
        print(json.dumps({"play": choice["number"]}), flush=True)
