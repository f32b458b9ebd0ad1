#!/bin/sh
# Shows the board full screen, for ever. Waits for the table first, so that no error page is ever on the screen.
set -u
url=${POSTPARADE_URL:-http://127.0.0.1/}
browser=$(command -v chromium || command -v chromium-browser) || { echo "kiosk.sh: chromium is not installed" >&2; exit 1; }

table_answers() {
    python3 -c 'import sys, urllib.request; urllib.request.urlopen(sys.argv[1] + "health", timeout=2)' "$url" 2>/dev/null
}

while :; do
    until table_answers; do sleep 1; done
    # "postparade doctor" asks the browser, over a port of this machine that stands in its profile, who draws for it.
    # POSTPARADE_BROWSER_FLAGS are what doctor advises where the graphics chip does not. They are several words.
    # A profile in memory never asks whether to restore pages after a power cut.
    profile=$(mktemp -d "${XDG_RUNTIME_DIR:-/run/user/$(id -u)}/postparade-board.XXXXXX")
    "$browser" --kiosk --start-fullscreen --app="$url" --user-data-dir="$profile" --ozone-platform=wayland \
        --no-first-run --noerrdialogs --disable-infobars --disable-session-crashed-bubble --password-store=basic \
        --disable-background-networking --disable-component-update --disable-sync --disable-features=Translate \
        --autoplay-policy=no-user-gesture-required --disk-cache-size=1 \
        --remote-debugging-port=0 ${POSTPARADE_BROWSER_FLAGS:-}
    rm -rf "$profile"
    sleep 1
done
