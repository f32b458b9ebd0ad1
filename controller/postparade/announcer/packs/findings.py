"""What is said about a sound pack."""

from msgspec import Struct
from msgspec.structs import replace

from postparade.core.faults import Phrase, SoundFault

EXAMPLES = 3


class Finding(Struct, frozen=True):
    """Something about a pack. ``details`` fill in the words of ``code``, ``files`` are all that it is true of. What is
    not ``wrong`` is only told."""

    code: str
    details: dict[str, str]
    files: tuple[str, ...] = ()
    wrong: bool = True

    def about(self, files: tuple[str, ...]) -> "Finding":
        """The same about some of its files."""
        details = {**self.details, "file": files[0]} if files[:1] != self.files[:1] else self.details
        return replace(self, details=details, files=files)

    def as_fault(self) -> SoundFault:
        """The same in words."""
        if self.wrong and len(self.files) > 1:
            return SoundFault(self.code, **self.details, too=_the_others(self.files[1:]))
        return SoundFault(self.code, **self.details)


def _the_others(names: tuple[str, ...]) -> Phrase:
    more = len(names) - EXAMPLES
    files = ", ".join(names[:EXAMPLES])
    return Phrase("same_goes_for_more", files=files, more=more) if more > 0 else Phrase("same_goes_for", files=files)


def such(names: tuple[str, ...]) -> str:
    """A few of ``names``, and how many more there are."""
    more = len(names) - EXAMPLES
    return ", ".join(names[:EXAMPLES]) + (f" and {more} more" if more > 0 else "")


def finding_of(fault: SoundFault, files: tuple[str, ...] = (), *, wrong: bool = True) -> Finding:
    """``fault`` as a finding about ``files``."""
    return Finding(fault.code, {name: str(value) for name, value in fault.details.items()}, files, wrong)
