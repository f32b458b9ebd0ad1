"""What a trial has shown: each proof with its time and its evidence, written for people and kept for the next trial."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from machine import TrialError


@dataclass
class Proof:
    """One thing that was tried: whether it held, how long it took in seconds, and what was seen."""

    name: str
    held: bool = False
    seconds: float = 0
    seen: list[str] = field(default_factory=list)


class Record:
    """The proofs of one trial; one that fails does not end it."""

    def __init__(self, title: str, folder: Path) -> None:
        self.folder = folder
        self.proofs: list[Proof] = []
        self._title = title
        folder.mkdir(parents=True, exist_ok=True)

    def prove(self, name: str, trial: Callable[[Proof], None]) -> bool:
        """Try ``trial``, which notes what it sees; whether it held."""
        proof = Proof(name)
        begun = time.monotonic()
        print(f"{name} ...", flush=True)
        try:
            trial(proof)
            proof.held = True
        except (TrialError, OSError, ValueError, LookupError) as error:
            proof.seen.append(f"{type(error).__name__}: {error}")
        proof.seconds = round(time.monotonic() - begun, 1)
        self.proofs.append(proof)
        print(f"  {'held' if proof.held else 'FAILED'}, {proof.seconds:.0f} s", *proof.seen, sep="\n    ", flush=True)
        return proof.held

    def failed(self, name: str, error: Exception) -> None:
        """What was to be tried could not even begin."""
        self.proofs.append(Proof(name, seen=[f"{type(error).__name__}: {error}"]))

    @property
    def held(self) -> bool:
        """Whether everything held."""
        return bool(self.proofs) and all(proof.held for proof in self.proofs)

    def write(self, name: str, facts: dict[str, object]) -> None:
        """Write ``name``.md and ``name``.json."""
        lines = [f"# {self._title}", "", *(f"* {key}: {value}" for key, value in facts.items()), ""]
        lines += ["| tried | held | seconds |", "| --- | --- | --- |"]
        lines += [f"| {one.name} | {'yes' if one.held else '**no**'} | {one.seconds:.0f} |" for one in self.proofs]
        for one in self.proofs:
            lines += ["", f"## {one.name[0].upper()}{one.name[1:]}", "", "```text", *one.seen, "```"]
        (self.folder / f"{name}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
        told = {"facts": facts, "proofs": [asdict(proof) for proof in self.proofs]}
        (self.folder / f"{name}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
