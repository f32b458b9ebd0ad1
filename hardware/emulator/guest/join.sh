# The radio that the table does not use, in a network of its own like a phone, joins the Wi-Fi $1 with the password $2.
set -u
[ -d /sys/module/mac80211_hwsim ] || { modprobe mac80211_hwsim radios=2; sleep 5; }
for _ in $(seq 60); do own=$(nmcli -t -f DEVICE,CONNECTION device | sed -n 's/:postparade$//p') && [ -n "$own" ] && break; sleep 2; done
case $own in wlan0) other=wlan1 ;; *) other=wlan0 ;; esac
echo "the table uses ${own:-no radio}, the phone $other"
iw dev "$own" info | grep -E 'type|ssid|channel'
iw reg get | grep -m1 country
nmcli device set $other managed no
ip netns add phone
iw phy "$(cat /sys/class/net/$other/phy80211/name)" set netns name phone
printf 'ctrl_interface=/run/phone-supplicant\nnetwork={\n ssid="%s"\n psk="%s"\n key_mgmt=WPA-PSK\n}\n' "$1" "$2" >/run/phone.conf
phone() { ip netns exec phone "$@"; }
phone ip link set lo up
phone ip link set $other up
# What it prints would keep the trial's shell waiting.
phone wpa_supplicant -B -i $other -D nl80211 -c /run/phone.conf >/run/phone.log 2>&1
for _ in $(seq 60); do phone wpa_cli -p /run/phone-supplicant -i $other status | grep -q wpa_state=COMPLETED && break; sleep 2; done
phone wpa_cli -p /run/phone-supplicant -i $other status | grep -E '^(wpa_state|key_mgmt|pairwise_cipher|ssid)='
# Nothing in /run can be started.
cat >/var/lib/lease.sh <<'END'
#!/bin/sh
[ "$1" = bound ] || exit 0
ip addr add "$ip/${mask:-24}" dev "$interface"
ip route add default via "$router"
for server in $dns; do echo "nameserver $server"; done >/run/phone-resolv.conf
echo "LEASE $ip router $router dns $dns"
END
chmod +x /var/lib/lease.sh
phone busybox udhcpc -i $other -n -q -t 20 -s /var/lib/lease.sh 2>&1
for name in $3 $3.local captive.apple.com somewhere.example; do
    phone busybox nslookup "$name" 10.42.0.1 2>&1 | grep -A1 '^Name' | tr '\n' ' '; echo "($name)"
done
