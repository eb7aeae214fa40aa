#!/usr/bin/env bash
# Run a command with what the others leave of the processor: tools/behind.sh COMMAND...
# Linux may share out its time by sessions (autogroup), inside which alone `nice` counts: so the
# command gets a session of its own, which as a whole stands back. Stopping this stops all of it.
set -euo pipefail
command -v setsid >/dev/null || exec nice -n 19 "$@"
stand_back='{ echo 19 >/proc/self/autogroup; } 2>/dev/null || true; exec nice -n 19 "$@"'
setsid bash -c "$stand_back" behind "$@" &
trap 'kill -- -$! 2>/dev/null || true' EXIT INT TERM
wait $!
