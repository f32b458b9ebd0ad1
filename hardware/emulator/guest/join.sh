# A second radio, in a network of its own like a phone, joins the Wi-Fi $1 with the password $2 and looks for the table $3.
modprobe mac80211_hwsim radios=2
sleep 5
nmcli device set wlan1 managed no
for _ in $(seq 100); do nmcli -t -f DEVICE,STATE device | grep -q '^wlan0:connected' && break; sleep 2; done
nmcli -t device
iw dev wlan0 info | grep -E 'type|ssid|channel'
iw reg get | grep -m1 country
ip netns add phone
iw phy "$(cat /sys/class/net/wlan1/phy80211/name)" set netns name phone
printf 'network={\n ssid="%s"\n psk="%s"\n key_mgmt=WPA-PSK\n}\n' "$1" "$2" >/run/phone.conf
phone() { ip netns exec phone "$@"; }
phone ip link set lo up
phone ip link set wlan1 up
phone wpa_supplicant -B -i wlan1 -D nl80211 -c /run/phone.conf >/dev/null
for _ in $(seq 60); do phone wpa_cli -i wlan1 status | grep -q wpa_state=COMPLETED && break; sleep 2; done
phone wpa_cli -i wlan1 status | grep -E '^(wpa_state|key_mgmt|pairwise_cipher|ssid)='
cat >/run/lease.sh <<'END'
#!/bin/sh
[ "$1" = bound ] || exit 0
ip addr add "$ip/${mask:-24}" dev "$interface"
ip route add default via "$router"
echo "LEASE $ip router $router dns $dns"
END
chmod +x /run/lease.sh
phone busybox udhcpc -i wlan1 -n -q -t 20 -s /run/lease.sh
fetch() { phone python3 -c 'import sys, urllib.request as u; r = u.Request(sys.argv[1], headers={"Host": sys.argv[2]} if sys.argv[2:] else {}); a = u.urlopen(r, timeout=90); print(a.status, a.read()[:300].decode())' "$@"; }
fetch http://10.42.0.1/health
phone busybox nslookup "$3.local" 10.42.0.1 2>&1 | grep -q 10.42.0.1 && echo "name leads to 10.42.0.1"
echo "probe answered $(fetch http://10.42.0.1/generate_204 connectivitycheck.gstatic.com)"
fetch http://10.42.0.1/join | head -c 120
