#!/bin/sh
# stick.sh mount|unmount DEVICE: a stick for copies of the evening, which the table may write to and run nothing from.
set -eu
device=/dev/$2
place=/media/postparade-$2

# disk DEVICE: the whole disk that a partition is on.
disk() { lsblk -no PKNAME "$1" 2>/dev/null | head -n 1; }

case $1 in
mount)
    # The disk that the system itself lives on is no stick, and what somebody else has mounted is theirs.
    system=$(findmnt -no SOURCE / || true)
    [ "$(disk "$device")" != "$(disk "$system")" ] || exit 0
    if findmnt -S "$device" >/dev/null; then exit 0; fi
    mkdir -p "$place"
    mount -o "nosuid,nodev,noexec,flush,umask=077,uid=$(id -u postparade),gid=$(id -g postparade)" "$device" "$place" ||
        mount -o "nosuid,nodev,noexec,umask=077,uid=$(id -u postparade),gid=$(id -g postparade)" "$device" "$place" ||
        { rmdir "$place"; exit 1; }
    ;;
unmount)
    umount -l "$place" 2>/dev/null || true
    rmdir "$place" 2>/dev/null || true
    ;;
*) echo "stick.sh mount|unmount DEVICE" >&2; exit 2 ;;
esac
