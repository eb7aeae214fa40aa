#!/usr/bin/env bash
# Prepare .venv from one of the locks: tools/setup.sh play|test|bench|lock
# PYTHON=/path/to/python chooses the interpreter that a new .venv is made with.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
lock=requirements/$1.txt

# Debian ships venv without ensurepip unless python3-venv is installed, so ask for both.
usable() {
    "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    local candidate
    # The system's first: distributions build it with the compiler's profiles, version managers
    # mostly not, and then everything takes a quarter longer. A name is tried by running it: a
    # pyenv shim exists even where its version is off.
    for candidate in ${PYTHON:-/usr/bin/python3 python3 python3.14 python3.13 python3.12 python3.11}
    do
        if usable "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    return 1
}

# Install Debian packages, where that can be done without asking.
install() {
    local as_root=()
    if [ "$(id -u)" != 0 ]; then
        sudo -n true 2>/dev/null || return 0
        as_root=(sudo -n)
    fi
    command -v apt-get >/dev/null || return 0
    "${as_root[@]}" apt-get update -q >&2 || true
    local package
    for package in "$@"; do  # one that is not to be had keeps none of the others away
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -qy --no-install-recommends "$package" >&2 || true
    done
}

# A .venv whose Python was upgraded or removed is made anew.
if ! usable .venv/bin/python || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    if ! python=$(find_python); then
        [ -n "${PYTHON:-}" ] || install python3 python3-venv
        if ! python=$(find_python); then
            echo "Ludoteca needs Python 3.11 or later with venv and ensurepip:" \
                "install it (on Debian: apt-get install python3 python3-venv) and try again." >&2
            exit 1
        fi
    fi
    "$python" -m venv --clear .venv
fi

# The tests use a real browser and a real database. Debian's packages come while pip works.
if [ "$1" = test ]; then
    missing=()
    # Without windows Chromium takes two thirds of the time; a release may have only the whole one.
    [ -n "${CHROMIUM:-}" ] || command -v chromium-headless-shell >/dev/null ||
        missing+=(chromium-headless-shell)
    command -v curl >/dev/null || missing+=(curl)
    compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null || command -v initdb >/dev/null ||
        missing+=(postgresql)
    {
        [ "${#missing[@]}" = 0 ] || install "${missing[@]}"
        [ -n "${CHROMIUM:-}" ] || command -v chromium-headless-shell chromium >/dev/null ||
            install chromium
    } &
fi

pip=(.venv/bin/python -m pip --disable-pip-version-check install --quiet)
# Tools are compiled as they are used: most of their modules never are. Whoever plays does not wait.
compile=(--compile-bytecode)
[ "$1" = play ] || { pip+=(--no-compile) compile=(); }
parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT

# uv unpacks a lock in a third of the time. It comes as the lock that renews locks has it, looks
# where pip was told to look, and trusts whom pip trusts.
install_with_uv() {
    awk '/^[a-z]/ { uv = /^uv==/ } uv' requirements/lock.txt >"$parts/uv.txt"
    "${pip[@]}" --no-deps --require-hashes --target "$parts/uv" -r "$parts/uv.txt" || return
    local index=${PIP_INDEX_URL:-$(.venv/bin/python -m pip config get global.index-url 2>/dev/null)}
    [ -z "$index" ] || export UV_DEFAULT_INDEX=$index
    [ -z "${PIP_CERT:-}" ] || export SSL_CERT_FILE=$PIP_CERT
    "$parts/uv/bin/uv" pip install --quiet --python .venv/bin/python "${compile[@]}" \
        --no-deps --require-hashes -r "$lock"
}

# The lock is complete, so no package in it waits for another: three parts come side by side.
install_with_pip() {
    awk -v parts="$parts" '/^[a-z]/ { n++ } { print > parts "/part" n % 3 }' "$lock"
    printf '%s\n' "$parts"/part? | xargs -P 0 -I PART "${pip[@]}" --no-deps --require-hashes -r PART
}

install_with_uv || install_with_pip
# Everything it needs came with the lock: nothing is resolved or fetched here. Before tests the pages
# are built by `make pages`, beside something else.
[ "$1" != test ] || export LUDOTECA_PAGES=later
"${pip[@]}" --no-deps --no-build-isolation --editable .

wait  # for Debian's packages
