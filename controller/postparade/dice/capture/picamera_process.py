"""The process in which picamera2 runs: with the system's own Python, and none of our libraries.

picamera2 comes with Raspberry Pi OS, built for the numpy of that release; beside another numpy it fails to load. So it
gets a process of its own, run as ``/usr/bin/python3 picamera_process.py``. Requests come as JSON lines on the standard
input, each answered by a JSON line on the standard output; a frame's answer is followed by its bytes. The process ends
when its input does.
"""

import json
import sys

NAMED = (bool, int, float, str, list, tuple)


class Camera:
    """One open camera of picamera2."""

    def __init__(self, number: int, size: list[int]) -> None:
        from picamera2 import Picamera2

        self._device = Picamera2(number)
        # picamera2 names formats by their order in a word: its RGB888 lies in memory as blue, green, red.
        main = {"size": tuple(size), "format": "RGB888"}
        self._device.configure(self._device.create_video_configuration(main=main))

    def about(self) -> dict[str, object]:
        """The camera's model and the names of the controls that it has."""
        return {
            "model": str(self._device.camera_properties.get("Model", "")),
            "controls": sorted(self._device.camera_controls),
        }

    def start(self, controls: dict[str, object]) -> None:
        self.control(controls)
        self._device.start()

    def control(self, controls: dict[str, object]) -> None:
        self._device.set_controls({name: tuple(v) if isinstance(v, list) else v for name, v in controls.items()})

    def frame(self) -> tuple[list[int], bytes]:
        """The newest frame: its shape (rows, columns, 3), and its bytes as blue, green, red."""
        picture = self._device.capture_array("main")
        return list(picture.shape), picture.tobytes()

    def metadata(self) -> dict[str, object]:
        """The values that the previous frame was taken with."""
        return {name: value for name, value in self._device.capture_metadata().items() if isinstance(value, NAMED)}


def main() -> None:
    answers = sys.stdout.buffer
    # Output of the libraries must not get between the answers.
    sys.stdout = sys.stderr
    camera: Camera | None = None
    for line in sys.stdin:
        request = json.loads(line)
        payload = b""
        try:
            if request["do"] == "open":
                camera = Camera(request["number"], request["size"])
                answer = camera.about()
            elif camera is None:
                raise RuntimeError("no camera is open")
            elif request["do"] == "frame":
                shape, payload = camera.frame()
                answer = {"shape": shape}
            elif request["do"] == "metadata":
                answer = camera.metadata()
            else:
                {"start": camera.start, "control": camera.control}[request["do"]](request["controls"])
                answer = {}
        except Exception as error:  # noqa: BLE001 - whatever the library or the system says is told to the table
            answer = {"error": type(error).__name__, "why": str(error)}
        answers.write(json.dumps(answer).encode() + b"\n" + payload)
        answers.flush()


if __name__ == "__main__":
    main()
