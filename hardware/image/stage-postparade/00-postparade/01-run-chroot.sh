#!/bin/bash -e
/opt/postparade/hardware/install --kiosk cage --name postparade
install -m 644 /opt/postparade/hardware/services/postparade-settings.service /etc/systemd/system/
systemctl enable postparade-settings.service
