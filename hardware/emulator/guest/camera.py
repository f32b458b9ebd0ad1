"""Reads some pictures from /dev/video0 as the table does, and says what they are."""

from pathlib import Path

from postparade.dice.capture.contract import CameraOptions
from postparade.dice.capture.usb import UsbCamera

camera = UsbCamera(Path("/dev/video0"), CameraOptions())
for _ in range(5):
    picture = camera.read()
    print(camera.name, picture.shape, round(float(picture.std()), 1))
camera.close()
