#!/bin/sh
# grow-data.sh PARTITION: lets the last partition of a card take what is free behind it. A card that is full stays as it is.
# The partition is mounted: the kernel then makes it longer in its place.
set -eu
partition=$(readlink -f "$1")
disk=/dev/$(lsblk -no PKNAME "$partition" | head -n 1)
number=$(cat "/sys/class/block/${partition#/dev/}/partition")
begin=$(cat "/sys/class/block/${partition#/dev/}/start")
size=$(cat "/sys/class/block/${partition#/dev/}/size")
free=$(($(cat "/sys/class/block/${disk#/dev/}/size") - begin - size))
# Less than 16 MB are not worth a change of the table of partitions.
[ "$free" -gt 32768 ] || exit 0
printf ', +\n' | sfdisk --quiet --no-reread --no-tell-kernel -N "$number" "$disk"
partx --update --nr "$number" "$disk"
