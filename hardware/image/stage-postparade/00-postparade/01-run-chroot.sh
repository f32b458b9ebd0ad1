#!/bin/bash -e
/opt/postparade/hardware/install --kiosk cage --name postparade --card
