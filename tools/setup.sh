#!/bin/sh
# Sets up a machine for Post Parade; called by the Makefile.
#
#   setup.sh venv DIR PYTHON LOCK   make or refresh the virtual environment DIR from a hashed lock, with this checkout in it
#   setup.sh apt PACKAGE...         install the Debian packages that are missing, or say how where we may not
set -eu

say() { printf '%s\n' "setup: $*" >&2; }

may_install() { [ "$(id -u)" = 0 ] || { command -v sudo >/dev/null && sudo -n true 2>/dev/null; }; }

apt_get() {
    if [ "$(id -u)" = 0 ]; then set -- env DEBIAN_FRONTEND=noninteractive apt-get "$@"
    else set -- sudo -n env DEBIAN_FRONTEND=noninteractive apt-get "$@"; fi
    "$@" -q -o DPkg::Lock::Timeout=300
}

missing_packages() {
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || printf ' %s' "$package"
    done
}

# The package lists of a fresh machine are often empty or old, hence the second try after an update.
apt_install() {
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    if ! command -v apt-get >/dev/null; then say "SKIPPED, no apt-get here, please install:$missing"; return 1; fi
    if ! may_install; then say "SKIPPED, needs root:  sudo apt-get install$missing"; return 1; fi
    say "installing$missing"
    log=$(mktemp)
    # shellcheck disable=SC2086
    if apt_get install -y --no-install-recommends $missing >"$log" 2>&1 ||
        { apt_get update >"$log" 2>&1 && apt_get install -y --no-install-recommends $missing >"$log" 2>&1; }; then
        rm -f "$log"
    else
        tail -n 5 "$log" >&2; rm -f "$log"; say "SKIPPED, apt-get could not install:$missing"; return 1
    fi
}

make_venv() {
    venv=$1 python=$2 lock=$3
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { say "Python 3.11 or newer is needed"; exit 1; }
    "$python" -c 'import ensurepip, venv' 2>/dev/null || apt_install python3-venv || exit 1
    if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then rm -rf "$venv"; "$python" -m venv "$venv"; fi
    say "installing $lock"
    # The lock is complete, so pip need not resolve anything.
    pip="$venv/bin/python -m pip --disable-pip-version-check install -q --no-deps"
    $pip --require-hashes --only-binary=:all: -r "$lock" || {
        say "no ready-made wheel for this machine, trying source packages (this can take long)"
        $pip --require-hashes -r "$lock"
    }
    $pip --no-build-isolation --no-index --editable .
}

case "${1:-}" in
venv) shift; make_venv "$@" ;;
apt) shift; apt_install "$@" || true ;; # tests that need an absent package say so one by one
*) sed -n '2,5s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
