#!/bin/sh
# Sets up a machine for Post Parade; called by the Makefile.
#
#   setup.sh venv DIR PYTHON LOCK   make or refresh the virtual environment DIR from a hashed lock, with this checkout in it
#   setup.sh apt PACKAGE...         install the Debian packages that are missing, or say how where we may not
#   setup.sh pins DIR               let the environment DIR see the libraries for a Raspberry Pi's pins that Debian brings
set -eu

say() { printf '%s\n' "setup: $*" >&2; }

# Somebody at a terminal is asked for the password of sudo, where it wants one; a script never waits for an answer.
may_install() {
    [ "$(id -u)" = 0 ] && return 0
    command -v sudo >/dev/null || return 1
    sudo -n true 2>/dev/null || { [ -t 0 ] && [ -t 2 ] && say "to install$1, sudo asks for your password" && sudo -v; }
}

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
    if ! may_install "$missing"; then say "SKIPPED, needs root:  sudo apt-get install$missing"; return 1; fi
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

# An image for another machine brings its libraries unpacked, and is compiled when all of it is there. Debian's pip is a
# wheel: to install that, and to compile it, takes an emulated Python minutes.
new_venv() {
    wheel=$(find "${WHEELS:-/usr/share/python-wheels}" -name 'pip-*.whl' 2>/dev/null | head -n 1)
    if [ -z "${POSTPARADE_LIBRARIES:-}" ] || [ -z "$wheel" ]; then "$python" -m venv "$venv"; return; fi
    "$python" -m venv --without-pip "$venv"
    "$python" -m zipfile -e "$wheel" "$(libraries_of "$venv")"
}
libraries_of() { "$1/bin/python" -c 'import sysconfig; print(sysconfig.get_path("platlib"))'; }

make_venv() {
    venv=$1 python=$2 lock=$3
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { say "Python 3.11 or newer is needed"; exit 1; }
    "$python" -c 'import ensurepip, venv' 2>/dev/null || apt_install python3-venv || {
        say "nothing goes on without it: install it as above, then call make again"
        exit 1
    }
    if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then rm -rf "$venv"; new_venv; fi
    # An image for another machine brings them unpacked; pip then only looks whether they are all there.
    if [ -n "${POSTPARADE_LIBRARIES:-}" ]; then
        cp -a "$POSTPARADE_LIBRARIES/." "$(libraries_of "$venv")/"
    fi
    say "installing $lock"
    # The lock is complete, so pip need not resolve anything.
    pip="$venv/bin/python -m pip --disable-pip-version-check install -q --no-deps"
    $pip --require-hashes --only-binary=:all: -r "$lock" || {
        # A source package fetches what it is built with from the network, and no hash in the lock vouches for that.
        if [ "$(id -u)" = 0 ]; then say "no ready-made wheel for this machine, and root builds nothing"; exit 1; fi
        say "no ready-made wheel for this machine, trying source packages (this can take long)"
        $pip --require-hashes -r "$lock"
    }
    $pip --no-build-isolation --no-index --editable .
    if [ "${POSTPARADE_FOR:-}" = pi ] || { [ -z "${POSTPARADE_FOR:-}" ] && grep -qs 'Raspberry Pi' /proc/device-tree/model; }; then
        # An image has what its system brings of them already. The table runs without pins, and says so.
        [ -n "${POSTPARADE_LIBRARIES:-}" ] || apt_install python3-lgpio python3-rpi-lgpio || true
        link_pins "$venv"
    fi
}

# No index has lgpio for every Python of Raspberry Pi OS, which brings it ready made. Only these two modules are let in:
# an environment that sees all of the system's packages would mix its numpy with ours.
link_pins() {
    venv=$1
    packages=${PI_PACKAGES:-/usr/lib/python3/dist-packages}
    into=$(libraries_of "$venv")
    suffix=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_config_var("EXT_SUFFIX"))')
    for module in lgpio.py "_lgpio$suffix" RPi; do
        if [ -e "$packages/$module" ]; then ln -sfn "$packages/$module" "$into/$module"
        else say "no $module in $packages: buttons on the Pi's own pins need  sudo apt-get install python3-lgpio python3-rpi-lgpio"; fi
    done
}

case "${1:-}" in
venv) shift; make_venv "$@" ;;
pins) shift; link_pins "$@" ;;
apt) shift; apt_install "$@" || true ;; # tests that need an absent package say so one by one
*) sed -n '2,6s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
