#!/bin/sh
# NetworkManager calls this when a network has come up or gone; hardware/install puts it into
# /etc/NetworkManager/dispatcher.d. Once a network of the card has worked, its password need stand there no longer.
[ "${2:-}" = up ] || exit 0
case ${CONNECTION_ID:-} in
house | postparade)
    exec /opt/postparade/.venv/bin/python -P -m postparade.appliance.card joined "$CONNECTION_ID" "${CONNECTION_UUID:-}"
    ;;
esac
