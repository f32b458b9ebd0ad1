"""What a trial has shown: each proof with its time and its evidence, written for people and kept for the next trial."""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from machine import TrialError


@dataclass
class Proof:
    """One thing that was tried: whether it held, how long it took in seconds, what was seen, the image, and the part
    of the trial that it belongs to."""

    name: str
    held: bool = False
    seconds: float = 0
    seen: list[str] = field(default_factory=list)
    image: str = ""
    part: str = ""


class Record:
    """The proofs of one trial; one that fails does not end it."""

    def __init__(self, title: str, folder: Path, image: str) -> None:
        self.folder, self.image, self.part = folder, image, ""
        self.proofs: list[Proof] = []
        self._title = title
        folder.mkdir(parents=True, exist_ok=True)

    def prove(self, name: str, trial: Callable[[Proof], None]) -> bool:
        """Try ``trial``, which notes what it sees; whether it held."""
        proof = Proof(name, image=self.image, part=self.part)
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
        self.proofs.append(Proof(name, seen=[f"{type(error).__name__}: {error}"], image=self.image, part=self.part))

    @property
    def held(self) -> bool:
        """Whether everything held."""
        return bool(self.proofs) and all(proof.held for proof in self.proofs)

    def write(self, name: str, facts: dict[str, object], parts: Sequence[str]) -> None:
        """Write ``name``.md and ``name``.json; ``parts`` are all that the trial has. What was tried before stays."""
        file = self.folder / f"{name}.json"
        known = json.loads(file.read_text(encoding="utf-8"))["proofs"] if file.exists() else []
        proofs = {one["name"]: Proof(**one) for one in known} | {one.name: one for one in self.proofs}
        lines = [f"# {self._title}", "", *(f"* {key}: {value}" for key, value in facts.items()), ""]
        lines += ["| tried | held | seconds | image |", "| --- | --- | --- | --- |"]
        for one in proofs.values():
            lines.append(f"| {one.name} | {'yes' if one.held else '**no**'} | {one.seconds:.0f} | {one.image} |")
        for one in proofs.values():
            lines += ["", f"## {one.name[0].upper()}{one.name[1:]}", "", "```text", *one.seen, "```"]
        (self.folder / f"{name}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
        told = {"facts": facts, "parts": list(parts), "proofs": [asdict(proof) for proof in proofs.values()]}
        file.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
