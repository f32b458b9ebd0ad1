"""Listens at the other end of snd-aloop for some seconds, while the table says or plays something."""

import ctypes
import time
from pathlib import Path

import numpy as np

RATE, CHANNELS, SECONDS = 48000, 2, 20
S16_LE, INTERLEAVED, CAPTURE = 2, 3, 1

alsa = ctypes.CDLL("libasound.so.2")
card = ctypes.c_void_p()
for state in sorted(Path("/proc/asound/Loopback").glob("pcm*p/sub*/hw_params")):
    print(state, " ".join(state.read_text(encoding="ascii").split()))
opened = alsa.snd_pcm_open(ctypes.byref(card), b"plughw:Loopback,1,0", CAPTURE, 0)
taken = opened or alsa.snd_pcm_set_params(card, S16_LE, INTERLEAVED, CHANNELS, RATE, 1, 500_000)
print("opened", opened, "taken", taken)
heard = np.zeros((RATE // 2, CHANNELS), np.int16)
loudest, until = 0, time.monotonic() + SECONDS
while not taken and time.monotonic() < until:
    frames = alsa.snd_pcm_readi(card, heard.ctypes.data_as(ctypes.c_void_p), len(heard))
    if frames < 0:
        alsa.snd_pcm_recover(card, frames, 1)
        continue
    loudest = max(loudest, int(np.abs(heard[:frames].astype(int)).max()))
print("loudest", loudest, "of 32767")
