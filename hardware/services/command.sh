#!/bin/sh
# The commands of the table that is installed here, under the name that all documents use: /usr/local/bin/postparade.
exec /opt/postparade/.venv/bin/postparade "$@"
