#!/bin/bash -e
/usr/src/postparade/hardware/install --kiosk cage --name postparade --card
rm -rf /usr/src/postparade
