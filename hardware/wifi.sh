# What the installer and the settings of a card both need for a Wi-Fi of the table's own; read by both, not run.
# shellcheck shell=sh

# fits TEXT PATTERN: the whole text fits, and is one line.
fits() { [ "$(printf '%s\n' "$1" | wc -l)" = 1 ] && printf '%s\n' "$1" | LC_ALL=C grep -Eqx "$2"; }

# Letters that every phone can type, as many as WPA2 takes.
wifi_password_fits() { fits "$1" '[ -~]{8,63}'; }

# connection FILE PASSWORD LINES...: a connection of NetworkManager that only root may read.
connection() {
    file=$1 password=$2
    shift 2
    mkdir -p "$(dirname "$file")"
    (umask 077 && printf '%s\n' '[connection]' "id=$(basename "$file" .nmconnection)" type=wifi interface-name=wlan0 \
        autoconnect=true '' "$@" >"$file.new" && printf 'psk=%s\n' "$password" >>"$file.new") && mv "$file.new" "$file"
}

# hotspot FILE NAME PASSWORD: a Wi-Fi of the table's own.
hotspot() {
    connection "$1" "$3" '[wifi]' "ssid=$2" mode=ap band=bg channel=6 powersave=2 '' \
        '[ipv4]' method=shared address1=10.42.0.1/24 '' '[ipv6]' method=disabled '' \
        '[wifi-security]' key-mgmt=wpa-psk 'proto=rsn;' 'pairwise=ccmp;' || return 1
    minimal=/lib/firmware/cypress/cyfmac43455-sdio-minimal.bin
    # The usual firmware of the Pi's Wi-Fi holds about seven phones, the minimal one about nineteen.
    if [ -z "${ROOT:-}" ] && [ -e $minimal ]; then update-alternatives --set cyfmac43455-sdio.bin $minimal >/dev/null || true; fi
}
