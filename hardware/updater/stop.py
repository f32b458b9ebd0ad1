"""Why an update does not go on."""


class StopError(Exception):
    """An update ends here: ``why`` is a stable code, which the host's page puts into words; ``detail`` is what a
    program of the system said."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why = why
        self.detail = detail[:300]
