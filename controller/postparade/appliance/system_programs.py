"""Calls of system programs, each with a time limit."""

import subprocess

PATIENCE = 10.0


class OrderError(Exception):
    """A program of the system is missing, gave up, or took too long; the message says which."""


def order(*words: str, patience: float = PATIENCE) -> str:
    """What the program ``words[0]`` prints. Raises :class:`OrderError`."""
    try:
        done = subprocess.run(
            words,
            capture_output=True,
            text=True,
            errors="replace",
            stdin=subprocess.DEVNULL,
            timeout=patience,
            check=False,
        )
    except OSError as error:
        raise OrderError(error.strerror or str(error)) from error
    except subprocess.TimeoutExpired as error:
        raise OrderError(f"no answer within {patience:.0f} s") from error
    if done.returncode:
        raise OrderError((done.stderr.strip() or done.stdout.strip() or f"exit status {done.returncode}")[-200:])
    return done.stdout
