#!/bin/sh
# network_manager.sh FOLDER SCRIPT: runs SCRIPT beside a real NetworkManager with a bus of its own, in namespaces of its
# own (unshare --net --mount --pid). Its profiles are in FOLDER/profiles, what it reads for dnsmasq in FOLDER/names.
set -eu
folder=$1
mkdir -p "$folder/profiles" "$folder/names"
cat >"$folder/bus.conf" <<EOF
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>system</type><listen>unix:path=$folder/bus</listen><auth>EXTERNAL</auth>
  <policy context="default">
    <allow user="*"/><allow own="*"/><allow send_type="method_call"/>
    <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
  </policy>
</busconfig>
EOF
cat >"$folder/manager.conf" <<EOF
[main]
plugins=keyfile
dns=none
auth-polkit=false
no-auto-default=*
[keyfile]
path=$folder/profiles
EOF
ip link set lo up
# Where the system cannot be written, NetworkManager expects no udev.
mount -t sysfs -o ro sysfs /sys
mkdir -p /run/NetworkManager
mount -t tmpfs tmpfs /run/NetworkManager
mkdir -p /etc/NetworkManager/dnsmasq-shared.d
mount --bind "$folder/names" /etc/NetworkManager/dnsmasq-shared.d
export DBUS_SYSTEM_BUS_ADDRESS="unix:path=$folder/bus"
dbus-daemon --config-file="$folder/bus.conf" --nofork 2>"$folder/bus.log" & bus=$!
for _ in $(seq 100); do [ -S "$folder/bus" ] && break; sleep 0.1; done
wpa_supplicant -u >"$folder/supplicant.log" 2>&1 & supplicant=$!
NetworkManager --no-daemon --config="$folder/manager.conf" --config-dir="$folder/none" \
    --state-file="$folder/state" --pid-file="$folder/pid" >"$folder/manager.log" 2>&1 & manager=$!
trap 'kill $manager $supplicant $bus' EXIT
# It answers before it has read its profiles.
for _ in $(seq 600); do nmcli -t -f STARTUP general 2>/dev/null | grep -q '^started' && break; sleep 0.1; done
sh -eu "$2" "$folder"
