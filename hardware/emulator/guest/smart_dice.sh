# What an owner does for smart dice, with packages and libraries that lie at $1; then the adapter, whose radio waits at
# port $3 of $2.
set -eu
mkdir -p /var/tmp/smart-dice
cd /var/tmp/smart-dice
python3 -c "import sys, urllib.request as u; u.urlretrieve(sys.argv[1], 'parts.tar')" "$1"
tar -xf parts.tar
dpkg -i ./*.deb >dpkg.log 2>&1 || { tail -5 dpkg.log; exit 1; }
cp -a libraries/. /opt/postparade/.venv/lib/python3*/site-packages/
getent group bluetooth >/dev/null || groupadd --system bluetooth
usermod -aG bluetooth postparade
modprobe hci_vhci
systemctl start bluetooth
systemd-run -q --unit=adapter --collect -p StandardOutput=file:/run/adapter.out -p StandardError=file:/run/adapter.out \
    python3 /run/adapter.py "$2" "$3"
for _ in $(seq 60); do [ -e /sys/class/bluetooth/hci0 ] && break; sleep 1; done
timeout 60 bluetoothctl power on || true
timeout 60 bluetoothctl show | grep -E 'Controller|Powered|Manufacturer' || true
cat /run/adapter.out
