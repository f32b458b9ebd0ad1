#!/bin/sh
# program.sh ROOT pi|pc [LIBRARIES]: the program into the root file system of an image, by the installer that an owner runs,
# at the commit that is checked out here. LIBRARIES is a folder with the Python libraries of the lock for that system;
# without it, pip fetches them. Run as root by make.py and by the hook of rpi-image-gen.
set -eu
root=$1 kind=$2 libraries=${3:-}
repository=$(cd "$(dirname "$0")/../.." && pwd)
source=$root/usr/src/postparade

rm -rf "$source"
mkdir -p "$root/usr/src" "$root/boot/firmware"
git -c safe.directory='*' clone -q --no-hardlinks --depth=1 "file://$repository" "$source"
# Newer versions come from where this repository came from, not from a folder of the machine that built the image.
if origin=$(git -c safe.directory='*' -C "$repository" remote get-url origin 2>/dev/null); then
    git -c safe.directory='*' -C "$source" remote set-url origin "$origin"
else
    git -c safe.directory='*' -C "$source" remote remove origin
fi

set -- /usr/src/postparade/hardware/install --for "$kind" --kiosk cage --name postparade --card
if [ -n "$libraries" ]; then
    cp -a "$libraries" "$root/usr/src/libraries"
    set -- POSTPARADE_LIBRARIES=/usr/src/libraries PIP_NO_INDEX=1 "$@"
fi
# An emulated Python takes a quarter of an hour to compile what this machine's own of the same version does in a minute.
python=$(command -v "$(basename "$(readlink "$root/usr/bin/python3")")" || true)
if [ -n "$python" ] && "$python" -c '' 2>/dev/null; then set -- POSTPARADE_COMPILED_LATER=yes "$@"; else python=; fi
# What the installer expects to find mounted is gone with it.
# shellcheck disable=SC2016
unshare --mount --propagation private sh -ec '
    mount -t proc proc "$0/proc"; mount -t sysfs -o ro sys "$0/sys"; mount --rbind /dev "$0/dev"
    exec chroot "$0" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/usr/src LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
' "$root" "$@"
rm -rf "$source" "$root/usr/src/libraries"
if [ -n "$python" ]; then
    program=$root$(readlink "$root/opt/postparade")
    "$python" -m compileall -f -q -j 0 -s "$root" -p / "$program/controller" "$program/.venv/lib" "$program/hardware/updater" >/dev/null || true
fi
