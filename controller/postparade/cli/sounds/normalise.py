"""``postparade sounds normalise``: gains for the manifest, so that all lines of a pack are equally loud."""

import json

from postparade.cli.counting import many
from postparade.cli.options import AsJson, PackFolder
from postparade.cli.process import keep_small
from postparade.cli.progress import progress
from postparade.core.faults import SoundFault


def normalise_pack(pack: PackFolder, *, as_json: AsJson = False) -> int:
    """Write into the manifest by how much each line is to be played louder or softer. No sound file is changed."""
    keep_small()
    from postparade.announcer.packs.inspection import gain_for
    from postparade.announcer.packs.manifest import write_gains
    from postparade.announcer.packs.pack import Pack
    from postparade.announcer.packs.soundfiles import read_sound

    kept = Pack(pack.expanduser())
    gains = {name: gain for name, gain in kept.manifest.gain.items() if not name.startswith("voice/")}
    unread: list[SoundFault] = []
    lines = [(name, path) for name in kept.names() if name.startswith("voice/") and (path := kept.file(name))]
    with progress("measuring loudness") as advance:
        for done, (name, path) in enumerate(lines):
            advance(done, len(lines))
            try:
                gain = gain_for(*read_sound(path), kept.manifest.loudness)
            except SoundFault as fault:
                unread.append(fault)
                continue
            if gain:
                gains[name] = gain
    write_gains(kept.folder, gains)
    louder = [gain for name, gain in gains.items() if name.startswith("voice/")]
    if as_json:
        faults = [{"code": one.code, "sentence": one.sentence, "remedy": one.remedy} for one in unread]
        print(json.dumps({"pack": str(pack), "gain": gains, "unread": faults}))
    else:
        for one in unread:
            print(f"{one.code}: {one.sentence} {one.remedy}")
        span = f", from {min(louder):+.1f} to {max(louder):+.1f} dB" if louder else ""
        print(f"{many(len(louder), 'gain')} in the manifest of {pack}{span}.")
    return 1 if unread else 0
